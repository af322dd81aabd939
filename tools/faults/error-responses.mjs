import { readFileSync } from 'node:fs';

/** A temporary error must be sent within this time, after which the page retries automatically. */
const REFUSED_WITHIN_MS = 3000;

/**
 * Error responses in the API's log that were too slow, or were a 500.
 * @param {string} log one JSON object a line
 * @param {number} timeFactor factor on the time
 * @returns {{ route: string, status: number, ms: number, at: number }[]} at: milliseconds since 1970
 */
export function failedResponses(log, timeFactor) {
  return log
    .split('\n')
    .filter((line) => /"status":50[03]/.test(line))
    .map(lineOf)
    .filter(({ msg, status, ms }) => msg === 'request' && (status === 500 || ms > REFUSED_WITHIN_MS * timeFactor))
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

/** @param {import('./app.mjs').App} api @param {number} timeFactor */
export const failedResponsesOf = (api, timeFactor) => failedResponses(readFileSync(api.log, 'utf8'), timeFactor);
