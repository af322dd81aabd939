import nodemailer from 'nodemailer';
import type { BuiltMail } from '@mainstage/mail/built-mail';
import { VisitorText } from '@mainstage/mail/layout/visitor-text';
import { judge, provideSpamAssassin } from '@mainstage/testing/spam-assassin';
import { mailKinds, mailOf } from './mail-kinds';
import { previewMail } from '@mainstage/leads/testing/preview-mail';
import { contactNotification } from '@mainstage/leads/contact/mails/notification';
import { quarantineNotification } from '@mainstage/leads/quarantine/mails/notification';
import { quarantinedSpam, plausibleEnquiries } from '@mainstage/leads/testing/plausible-enquiries';

/** Of the 5.0 at which SpamAssassin calls a mail spam. */
const bar = 1;

const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
const raw = async (mail: BuiltMail, messageId: string): Promise<string> =>
  String((await transport.sendMail({ ...mail, messageId, date: new Date() })).message);

const enquiries = plausibleEnquiries.map((message, index) => ({
  name: `enquiry ${index + 1}`,
  mail: previewMail(contactNotification, {
    ...contactNotification.sample,
    typed: { ...contactNotification.sample.typed, message },
  }),
}));
// Quarantined leads are mostly spam: the digest that lists them must arrive all the same.
const digests = quarantinedSpam.map((message, index) => ({
  name: `held spam ${index + 1}`,
  mail: previewMail(quarantineNotification, {
    ...quarantineNotification.sample,
    leads: quarantineNotification.sample.leads.map((lead) => ({
      ...lead,
      blocks: lead.blocks.map((block) =>
        block.kind === 'quote' ? { ...block, text: new VisitorText(message) } : block,
      ),
    })),
  }),
}));
const kinds = mailKinds.map((kind) => ({ name: kind as string, mail: previewMail(mailOf(kind)) }));
const mails = [...kinds, ...enquiries, ...digests].map((named, index) => ({
  ...named,
  id: named.mail.messageId.replace('<', `<${index}-`),
}));

/** The test message that every filter takes for spam, to see that this one works. */
const spam = `From: x@evil.example\r\nTo: a@b.example\r\nSubject: test\r\nMessage-ID: <spam@evil.example>\r\nDate: ${new Date().toUTCString()}\r\n\r\nXJS*C4JDBQADN1.NSBN3*2IDNEN*GTUBE-STANDARD-ANTI-UBE-TEST-EMAIL*C.34X\r\n`;

it('no kind of mail and no ordinary enquiry looks like spam to a filter', async () => {
  if (!(await provideSpamAssassin())) {
    process.stderr.write('SpamAssassin is neither installed nor to be had here, so no mail was put before it.\n');
    return;
  }
  const messages = await Promise.all(mails.map(({ mail, id }) => raw(mail, id)));
  const verdicts = await judge([...messages, spam]);
  expect(verdicts.get('<spam@evil.example>')?.rules).toContain('GTUBE');
  const table = mails.map(({ name, id }) => ({ name, ...verdicts.get(id) }));
  expect(table.filter(({ score = Infinity }) => score > bar)).toEqual([]);
}, 180_000);
