import { answerTimeout, usualTimeouts } from './transport-timeouts';

const seconds = (command: string) => answerTimeout(command, usualTimeouts) / 1000;

describe('how long we wait for a mail server', () => {
  it('the wait for a mail server is that of RFC 5321 4.5.3.2 from MAIL to the reply to the final dot', () => {
    expect([seconds('MAIL FROM:<a@b.example>'), seconds('RCPT TO:<c@d.example>'), seconds('DATA')]).toEqual([
      300, 300, 120,
    ]);
    expect([usualTimeouts.block, usualTimeouts.finalDot]).toEqual([180_000, 600_000]);
  });
  it('the wait for a mail server is a minute before MAIL, where nothing is at stake', () => {
    expect([
      seconds('EHLO host.example'),
      seconds('STARTTLS'),
      seconds('AUTH PLAIN'),
      usualTimeouts.greeting / 1000,
    ]).toEqual([60, 60, 60, 60]);
  });
});
