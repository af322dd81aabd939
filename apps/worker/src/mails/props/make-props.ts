import type { ClaimedMail } from '@mainstage/database/mails/claim';
import type { MailKind, MailProps } from '@mainstage/mail/kinds';
import type { EntityManager } from 'typeorm';
import type { Links } from '../links';

export interface PropsContext {
  mail: ClaimedMail;
  /** Where the lead is read. */
  entities: EntityManager;
  links: Links;
  now: Date;
}

/**
 * Reads the lead and gives what the mail's template needs.
 * @throws Withdrawn where the mail has lost its sense
 */
export type MakeProps<Kind extends MailKind> = (context: PropsContext) => Promise<MailProps[Kind]>;

/** The makers of one form's mails. */
export type PropsMakers<Kind extends MailKind> = { [K in Kind]: MakeProps<K> };
