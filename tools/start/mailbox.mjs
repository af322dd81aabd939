/**
 * The mailbox of `npm start`: MailDev, on this machine only, without relaying. Keeps the mails of earlier runs. Started
 * as a part of its own with SMTP_PORT, PAGE_PORT and MAIL_DIRECTORY.
 */
import { MailDev } from 'maildev';

const { SMTP_PORT, PAGE_PORT, MAIL_DIRECTORY } = process.env;
const host = '127.0.0.1';

// With a complete configuration MailDev reads neither its environment variables nor a file, so nothing can make it
// relay a mail.
const mailbox = new MailDev({
  smtp: Number(SMTP_PORT),
  ip: host,
  web: Number(PAGE_PORT),
  webIp: host,
  mailDirectory: MAIL_DIRECTORY,
  maxEmails: 20_000,
  silent: true,
});

let ending;
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    ending ??= mailbox.stop().finally(() => process.exit(0));
  });

const { api, smtp } = await mailbox.start();

/** Set by the page Break it yourself. */
let refusesMails = false;
process.on('message', (message) => {
  refusesMails = message.refuseMails;
});
// MailDev has no setting for it; its SMTP server is smtp-server, which calls this handler for each recipient.
smtp.smtp.onRcptTo = (_address, _session, done) =>
  done(refusesMails ? Object.assign(new Error('5.1.1 No such user'), { responseCode: 550 }) : undefined);

// MailDev serves its page only for `Accept: text/html`; `curl` gets it too.
api.server.server.prependListener('request', ({ url, headers }) => {
  if (url === '/') headers.accept = 'text/html';
});
