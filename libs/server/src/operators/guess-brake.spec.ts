import { GuessBrake } from './guess-brake';

describe('the brake on guesses at the operators’ password', () => {
  let time = 0;
  let brake: GuessBrake;
  beforeEach(() => {
    time = 1_000_000;
    brake = new GuessBrake(() => time);
  });
  const guess = (times: number, client = 'a') => {
    for (let each = 0; each < times; each++) brake.wrong(client);
  };

  it('lets five go, then makes a client wait twice as long each time, and no other', () => {
    guess(4);
    expect(brake.waitOf('a')).toBe(0);
    guess(1);
    expect(brake.waitOf('a')).toBe(2000);
    expect(brake.waitOf('b')).toBe(0);
    time += 2000;
    expect(brake.waitOf('a')).toBe(0);
    guess(1);
    expect(brake.waitOf('a')).toBe(4000);
    guess(40);
    expect(brake.waitOf('a')).toBe(15 * 60 * 1000);
  });

  it('begins anew after the right one, and after an hour', () => {
    guess(7);
    brake.right('a');
    expect(brake.waitOf('a')).toBe(0);
    guess(7);
    time += 60 * 60 * 1000;
    guess(1);
    expect(brake.waitOf('a')).toBe(0);
  });

  it('remembers ten thousand clients at most', () => {
    guess(7, 'first');
    for (let client = 0; client < 10_000; client++) brake.wrong(`client ${client}`);
    expect(brake.waitOf('first')).toBe(0);
  });
});
