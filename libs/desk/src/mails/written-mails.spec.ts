import MailComposer from 'nodemailer/lib/mail-composer';
import type { BuiltMail } from '@mainstage/mail/built-mail';
import { writeMail } from '@mainstage/mail/mime';
import { mailKinds, mailOf } from './mail-kinds';
import { previewMail } from '@mainstage/leads/testing/preview-mail';
import { contactNotification } from '@mainstage/leads/contact/mails/notification';

/** What nodemailer's streams make of a mail. */
async function ofNodemailer(mail: BuiltMail): Promise<string> {
  const composed = new MailComposer({ ...mail, newline: 'win', baseBoundary: mailId }).compile();
  return (await composed.build()).toString('latin1');
}

const mailId = '7f6ac1c2-7d6e-4f0e-8a44-0f5b5a0c6e11';

describe('a mail, written out', () => {
  it.each(mailKinds)("a written mail of the kind %s holds the bytes of nodemailer's streams", async (kind) => {
    const mail = previewMail(mailOf(kind));
    const { envelope, message } = writeMail(mail);
    expect(message.toString('latin1')).toBe(await ofNodemailer(mail));
    const to = [mail.to, mail.cc ?? []].flat(2).map(({ address }) => address);
    expect(envelope).toEqual({ from: 'hello@stage.example', to });
  });

  it.each([
    'Ärger über größere Räume: ß, é, 😀, and a line that is so long that it has to be folded somewhere, which it is.',
    'Доброе утро, нам нужен зал на двести человек.',
    'One\r\ntwo\nthree\rfour\n.\n.five\n',
    '= at the end =\n trailing blanks   \n\ttabs\t\n',
    'x'.repeat(3000),
  ])('a written mail holds the same bytes whatever a visitor typed: %.20s', async (message) => {
    const typed = { ...contactNotification.sample.typed, message };
    const mail = previewMail(contactNotification, { ...contactNotification.sample, typed });
    const written = writeMail(mail).message.toString('latin1');
    expect(written).toBe(await ofNodemailer(mail));
    expect(written).not.toMatch(/\r(?!\n)|(?<!\r)\n/);
  });
});
