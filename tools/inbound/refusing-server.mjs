import { SMTPServer } from 'smtp-server';
import { nextFreePort } from '../lib/ports.mjs';

const smtpError = (responseCode, message) => Object.assign(new Error(message), { responseCode });

/** What the mailboxes at refusing.example answer, in the words of real servers. */
const rejections = {
  nobody: smtpError(550, '5.1.1 <nobody@refusing.example>: Recipient address rejected: User unknown'),
  full: smtpError(552, '5.2.2 <full@refusing.example>: The mailbox is over its quota'),
  later: smtpError(450, '4.2.0 <later@refusing.example>: Recipient address rejected: Greylisted, try again later'),
};
const rejectedContent = smtpError(554, '5.7.1 Message rejected as spam by content scanning');

/** A mail server that refuses some recipients and keeps the notices that come back to return.example. */
export async function startRefusingServer() {
  const notices = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onRcptTo: ({ address }, _, done) => done(rejections[address.split('@')[0]]),
    onData(stream, { envelope }, done) {
      const chunks = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('end', () => {
        const to = envelope.rcptTo[0].address;
        if (to.startsWith('filtered@')) return done(rejectedContent);
        notices.push({ to, raw: Buffer.concat(chunks) });
        return done();
      });
    },
  });
  server.on('error', () => undefined);
  const port = await nextFreePort(24_600);
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { port, notices: () => notices, stop: () => new Promise((resolve) => server.close(resolve)) };
}
