/** @jest-environment jsdom */
import { berlinToday } from '@mainstage/contracts/calendar';
import { currentTime, setClock } from '@mainstage/contracts/clock';
import { noteServerTime } from './server-time';

const answer = (headers: Record<string, string>) => ({ headers: new Headers(headers) });
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

describe("the server's time", () => {
  afterEach(() => setClock(() => new Date()));

  it('decides what day it is, however wrong the visitor’s clock is', () => {
    noteServerTime(answer({ Date: inDays(-3).toUTCString() }));
    expect(berlinToday()).toBe(berlinToday(inDays(-3)));
  });

  it('is not taken from an answer that a cache kept, nor from one without a date', () => {
    noteServerTime(answer({ Date: inDays(-3).toUTCString(), Age: '259200' }));
    noteServerTime(answer({ Date: 'soon' }));
    noteServerTime(answer({}));
    expect(Math.abs(currentTime().getTime() - Date.now())).toBeLessThan(1_000);
  });

  it('leaves a clock alone that is right to some seconds', () => {
    noteServerTime(answer({ Date: new Date(Date.now() - 2_000).toUTCString() }));
    expect(Math.abs(currentTime().getTime() - Date.now())).toBeLessThan(1_000);
  });
});
