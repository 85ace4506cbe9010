// Words for those who teach. Plans and worksheets have theirs among the lessons' words.

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
    about:
      'One link gives everybody a set. The page marks the answers, and checks the results that are handed in.',
    compose: 'Compose a set',
    mark: 'Mark results',
  },
  elsewhere: {
    title: 'Elsewhere',
    about: 'A race, a board or a lesson can be an element of your slides or course page.',
    embed: 'Embed…',
  },
  papers: 'Plans and worksheets',
};
