import { readFileSync } from 'node:fs';

/** A visitor whose form cannot be taken now is told so within this time, and the page tries again by itself. */
const REFUSED_WITHIN_MS = 3000;

/**
 * The answers of the API's log with which it took too long to say no, or said 500 instead.
 * @param {string} log one JSON object a line
 * @param {number} patience factor on the time
 * @returns {{ route: string, status: number, ms: number, at: number }[]} at: milliseconds since 1970
 */
export function failedResponses(log, patience) {
  return log
    .split('\n')
    .filter((line) => /"status":50[03]/.test(line))
    .map(lineOf)
    .filter(({ msg, status, ms }) => msg === 'request' && (status === 500 || ms > REFUSED_WITHIN_MS * patience))
    .map(({ route, status, ms, time }) => ({ route, status, ms, at: Date.parse(time) }));
}

/** A line may have been cut by a kill. */
function lineOf(line) {
  try {
    return JSON.parse(line);
  } catch {
    return {};
  }
}

/** @param {import('./app.mjs').App} api @param {number} patience */
export const failedResponsesOf = (api, patience) => failedResponses(readFileSync(api.log, 'utf8'), patience);
