import { buildMail, type BuiltMail } from '@mainstage/mail/build-mail';
import { type MailKind, mailKinds, mailOf, type MailProps } from './mails';
import { sample } from './sample';

/** A mail of each kind, to look at and to test with. */
export const samples = Object.fromEntries(mailKinds.map((kind) => [kind, mailOf(kind).sample])) as MailProps;

/** The built mail of a kind, with the sample's props or others. */
export function previewMail<Kind extends MailKind>(kind: Kind, props: MailProps[Kind] = samples[kind]): BuiltMail {
  return buildMail(mailOf(kind), props, {
    mailId: '7f6ac1c2-7d6e-4f0e-8a44-0f5b5a0c6e11',
    from: { name: 'Name of the House', address: 'hello@stage.example' },
    to:
      kind.endsWith('-notification') || ['daily-digest', 'booking-request', 'booking-notice'].includes(kind)
        ? 'sales@stage.example'
        : 'ada.muster@firma.example',
    salesEmail: 'sales@stage.example',
    now: sample.receivedAt,
  });
}
