import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { inTurn } from './in-turn';

const passed: string[] = [];
const step =
  (name: string, says?: unknown): RequestHandler =>
  (_request: Request, _response: Response, next: NextFunction) => {
    passed.push(name);
    next(says);
  };
const play = (...handlers: RequestHandler[]) =>
  new Promise<unknown>((done) => void inTurn(...handlers)({} as Request, {} as Response, done));
beforeEach(() => passed.splice(0));

describe('steps in turn', () => {
  it('are all passed, in their order, and none is left out for a `null`', async () => {
    expect(await play(step('one'), step('two', null), step('three'))).toBeUndefined();
    expect(passed).toEqual(['one', 'two', 'three']);
  });

  it.each([new Error('no'), 'router'])('end with the first that says %s, which is handed on', async (says) => {
    expect(await play(step('one', says), step('two'))).toBe(says);
    expect(passed).toEqual(['one']);
  });
});
