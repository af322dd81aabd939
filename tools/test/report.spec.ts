import { shorten } from './report.mjs';

it('a failure report says what was requested, what came and where, not thirty lines of code', () => {
  const message = [
    '\u001b[31mError: expected the worker to start\u001b[39m',
    '',
    'Expected: "ready"',
    'Received: "away"',
    '  12 | const answer = await ready();',
    '> 13 | expect(answer).toBe("ready");',
    '    at Object.<anonymous> (apps/worker/src/start.spec.ts:13:3)',
    '    at run (node_modules/jest-circus/build/run.js:1:1)',
  ].join('\n');
  expect(shorten({ title: 'worker › starts', place: 'apps/worker/src/start.spec.ts', message })).toEqual([
    '✗ worker › starts',
    '    Error: expected the worker to start',
    '    Expected: "ready"',
    '    Received: "away"',
    '    apps/worker/src/start.spec.ts',
  ]);
});
