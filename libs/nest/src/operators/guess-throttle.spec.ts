import { GuessThrottle, wrongPerMinute } from './guess-throttle';

describe('the throttle on guesses at the operators’ password', () => {
  let time = 0;
  let throttle: GuessThrottle;
  beforeEach(() => {
    time = 1_000_000;
    throttle = new GuessThrottle(() => time);
  });
  const guess = (times: number, client = 'a') => {
    for (let count = 0; count < times; count++) throttle.wrong(client);
  };

  it('the guess throttle lets a client guess five times, then doubles the delays of that client alone', () => {
    guess(4);
    expect(throttle.waitOf('a')).toBe(0);
    guess(1);
    expect(throttle.waitOf('a')).toBe(2000);
    expect(throttle.waitOf('b')).toBe(0);
    time += 2000;
    expect(throttle.waitOf('a')).toBe(0);
    guess(1);
    expect(throttle.waitOf('a')).toBe(4000);
    guess(40);
    expect(throttle.waitOf('a')).toBe(15 * 60 * 1000);
  });

  it('the guess throttle forgets wrong guesses of a client after the right one, and after an hour', () => {
    guess(7);
    throttle.right('a');
    expect(throttle.waitOf('a')).toBe(0);
    guess(7);
    time += 60 * 60 * 1000;
    guess(1);
    expect(throttle.waitOf('a')).toBe(0);
  });

  it('the guess throttle compares a limited number of wrong guesses a minute of all clients together', () => {
    let compared = 0;
    for (let client = 0; client < 20_000; client++) {
      if (throttle.waitOf(`client ${client}`) > 0) continue;
      compared++;
      throttle.wrong(`client ${client}`);
    }
    expect(compared).toBe(wrongPerMinute);
    time += 45_000;
    expect(throttle.waitOf('new')).toBe(15_000);
    time += 15_000;
    expect(throttle.waitOf('new')).toBe(0);
  });

  it('the guess throttle compares the guesses of a client that was right within the hour', () => {
    throttle.right('operator');
    guess(wrongPerMinute, 'a');
    expect(throttle.waitOf('b')).toBeGreaterThan(0);
    expect(throttle.waitOf('operator')).toBe(0);
    guess(5, 'operator');
    expect(throttle.waitOf('operator')).toBe(2000);
    time += 60 * 60 * 1000;
    guess(wrongPerMinute, 'a');
    expect(throttle.waitOf('operator')).toBeGreaterThan(0);
  });

  it('the guess throttle remembers ten thousand clients at most', () => {
    guess(7, 'first');
    for (let client = 0; client < 10_000; client++) throttle.wrong(`client ${client}`);
    time += 60_000;
    guess(1, 'first');
    expect(throttle.waitOf('first')).toBe(0);
  });
});
