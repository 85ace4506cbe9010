// Reads the test runners' reports: numbers of passed and failed tests, and reasons.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { Failure, root } from './run.js';

/** @typedef {{ passed: number, failed: number }} Count */

export const unitReport = 'target/test-reports/unit.json';
export const browserReport = 'target/test-reports/browser.json';

/** Lines of a failure repeated at the end: enough for expected and actual values. */
const LINES = 16;

/** @param {string} file */
function readReport(file) {
  const path = join(root, file);
  if (!existsSync(path)) throw new Failure(`the test runner wrote no report to ${file}`);
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** The beginning of a failure, below its test's name. @param {string} name @param {string} message */
const inShort = (name, message) => {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at .*node_modules/.test(line));
  return [`  ${name}`, ...lines.slice(0, LINES).map((line) => `      ${line}`)].join('\n');
};

/** @returns {Count} */
export function countUnit() {
  const report = readReport(unitReport);
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

/** @returns {string[]} */
export function unitFailures() {
  /** @type {{ assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }[]} */
  const files = readReport(unitReport).testResults;
  return files
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => inShort(fullName, failureMessages.join('\n')));
}

/** A test that passes only on retry counts as failed. @returns {Count} */
export function countBrowser() {
  const { expected, unexpected, flaky } = readReport(browserReport).stats;
  return { passed: expected, failed: unexpected + flaky };
}

/**
 * @typedef {{ projectName: string, status: string, results: { errors: { message?: string }[] }[] }} Tried
 * @typedef {{ title: string, file: string, tests: Tried[] }} Spec
 * @typedef {{ suites?: Suite[], specs?: Spec[] }} Suite
 */

/** @param {Suite} suite @returns {Spec[]} */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** @returns {string[]} */
export function browserFailures() {
  /** @type {Suite[]} */
  const suites = readReport(browserReport).suites;
  return suites.flatMap(specsOf).flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) =>
        inShort(
          `[${projectName}] ${file}: ${title}`,
          results
            .flatMap(({ errors }) => errors)
            .map(({ message = '' }) => message)
            .join('\n'),
        ),
      ),
  );
}

/** The sum over Cargo's test programs. @param {string} output @returns {Count} */
export function countCargo(output) {
  const count = { passed: 0, failed: 0 };
  for (const [, passed, failed] of output.matchAll(
    /^test result: .*? (\d+) passed; (\d+) failed;/gm,
  )) {
    count.passed += Number(passed);
    count.failed += Number(failed);
  }
  return count;
}
