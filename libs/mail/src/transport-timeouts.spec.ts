import { usualTimeouts } from './transport-timeouts';

describe('time-outs of the mail server', () => {
  it('are no shorter than RFC 5321 4.5.3.2 says, from MAIL to the reply to the final dot', () => {
    const { command, block, finalDot } = usualTimeouts;
    expect([command, block, finalDot]).toEqual([300_000, 180_000, 600_000]);
  });
  it('are a minute before MAIL, where nothing is at stake', () => {
    expect([usualTimeouts.greeting, usualTimeouts.session]).toEqual([60_000, 60_000]);
  });
});
