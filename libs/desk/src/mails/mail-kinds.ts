import { bookingMails } from '@mainstage/bookings/mails/kinds';
import { inboundMails } from '@mainstage/inbound-mail/mails/kinds';
import { leadMails } from '@mainstage/leads/lead-mails';
import type { MailOf } from '@mainstage/leads/mail-of';
import type { DeskPropsContext } from './desk-mail-of';
import { offerMails } from '../offers/mails/kinds';
import { deskMails } from './templates/kinds';

/** Every kind of mail (rule mail.kinds), as the libraries of their subjects export them. */
const mails = [...leadMails, ...bookingMails, ...inboundMails, ...deskMails, ...offerMails] as const;

type AnyMail = (typeof mails)[number];

export type MailKind = AnyMail['kind'];

export type MailProps = { [Mail in AnyMail as Mail['kind']]: Mail['sample'] };

const byKind = Object.fromEntries(mails.map((mail) => [mail.kind, mail])) as unknown as {
  readonly [Kind in MailKind]: MailOf<Kind, MailProps[Kind], DeskPropsContext>;
};

export const mailKinds: readonly MailKind[] = mails.map(({ kind }) => kind);

/** False for a kind of an earlier or later version. */
export const isMailKind = (kind: string): kind is MailKind => Object.hasOwn(byKind, kind);

export const mailOf = <Kind extends MailKind>(kind: Kind): MailOf<Kind, MailProps[Kind], DeskPropsContext> =>
  byKind[kind];

/** @throws Error for a kind that another version wrote into the outbox */
export function mailKindOf({ kind }: { kind: string }): MailKind {
  if (!isMailKind(kind)) throw new Error(`There is no mail of the kind ${kind}`);
  return kind;
}
