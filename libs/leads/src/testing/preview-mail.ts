import { buildMail } from '@mainstage/mail/build-mail';
import type { BuiltMail } from '@mainstage/mail/built-mail';
import type { MailOf } from '../mail-of';
import { sample } from '../sample';

const onePixel = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AN//Z',
  'base64',
);

/** One file for every picture: a preview needs only its bytes. */
const pictures = { jpeg: () => onePixel };

/** The built mail of a kind, with the sample's props or others. */
export function previewMail<Props>(mail: MailOf<string, Props, never>, props = mail.sample): BuiltMail {
  const { kind } = mail;
  return buildMail(mail, props, {
    mailId: '7f6ac1c2-7d6e-4f0e-8a44-0f5b5a0c6e11',
    from: { name: 'Name of the House', address: 'hello@stage.example' },
    to: kind.startsWith('desk-')
      ? 'lena.brandt@stage.example'
      : kind.endsWith('-notification') || ['daily-digest', 'booking-request', 'booking-notice'].includes(kind)
        ? 'sales@stage.example'
        : 'ada.muster@firma.example',
    salesEmail: 'sales@stage.example',
    now: sample.receivedAt,
    pictures,
  });
}

export const calendarOf = ({ attachments }: BuiltMail): { filename: string; content: string; contentType: string }[] =>
  attachments.flatMap(({ filename, content, contentType }) =>
    typeof content === 'string' ? [{ filename, content, contentType }] : [],
  );
