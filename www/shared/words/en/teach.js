// Plans and worksheets have theirs among the lessons' words.

export const teach = {
  present: {
    title: 'Present',
    about: 'Large, for a projector, with keys or a clicker. N opens the speaker’s notes.',
    lesson: 'Present lesson 1',
    page: 'Present the race',
    here: 'Start presenting here',
    narrow: 'Presenting needs a screen at least 800 pixels wide.',
  },
  exercises: {
    title: 'Exercises for a class',
    about: 'One link gives everybody a set. The page marks the answers, and checks the results that are handed in.',
    compose: 'Compose a set',
    mark: 'Mark results',
  },
  elsewhere: {
    title: 'Elsewhere',
    about: 'A race, a board or a lesson can be an element of your slides or course page.',
    embed: 'Embed…',
  },
  scorm: {
    title: 'In a course',
    about: 'A SCORM package puts a lesson into Moodle, Canvas, ILIAS or Blackboard, and reports its score to the gradebook. “Compose a set” makes packages of exercises.',
    lesson: 'Lesson',
    set: 'Package for Moodle and other platforms',
    setAbout: 'A SCORM package of this set reports its score to the gradebook of a course.',
    exercises: (/** @type {string} */ kinds) => `Exercises: ${kinds}`,
    save: (/** @type {string} */ version) => `Save SCORM ${version}`,
    hosted: 'This file cannot make SCORM packages for a course. The page on a web server can.',
    failed: 'The package was not made, because a file of this page did not load. Try again.',
    notes: {
      waiting: 'The course does not answer. This page tries again every few seconds, and then opens.',
      lost: 'The course did not store your last answers. Keep this page open: it tries again every few seconds.',
      full: 'Your answers are longer than the course can store. Your score is stored, but a later visit resumes at an earlier answer.',
      copy: 'To be safe, copy this text and send it to your teacher:',
      aside: 'Your answers are not recorded: this page was opened for review, or found no course to report to.',
      strange: 'Your stored answers are incomplete, or do not belong to this activity. They cannot be opened, and were not overwritten.',
      fresh: 'Go on without them',
      twice: 'This activity was opened again in another window, which records it now. To go on here instead, reload this page.',
    },
  },
  papers: 'Plans and worksheets',
};
