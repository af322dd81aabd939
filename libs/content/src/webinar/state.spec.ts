// Rules: webinar.state
import { webinarStateAt } from './state';

describe('the state of the webinar', () => {
  const start = new Date('2030-07-18T11:00:00+02:00');
  const at = (minutes: number, seatsLeft = 1) =>
    webinarStateAt(start, new Date(start.getTime() + minutes * 60_000), seatsLeft);

  it('the webinar is live for its hour and over after it, whatever seats are left', () => {
    expect([at(-1), at(0), at(59.9), at(60), at(60 * 24)]).toEqual(['announced', 'running', 'running', 'over', 'over']);
    expect([at(0, 0), at(60, 0)]).toEqual(['running', 'over']);
  });

  it('the webinar is full where no seat is left', () => {
    expect(at(-1, 0)).toBe('full');
  });
});
