import type { PropsContext } from '@mainstage/leads/mail-of';
import { Withdrawn } from '@mainstage/leads/withdrawn';
import type { MessageNotice } from '@mainstage/contracts/desk/messages';
import { InboundMail } from '../entities/inbound-mail';

/** The message of a notification. @throws Withdrawn if it was deleted */
export async function messageOf({ entities, mail }: PropsContext): Promise<InboundMail> {
  const message = mail.aboutMail === null ? null : await entities.findOneBy(InboundMail, { id: mail.aboutMail });
  if (!message) throw new Withdrawn('the message is gone');
  return message;
}

/** Notices for the reader of a mail, which shows only so many characters. */
export const noticesOf = ({ notices, visibleText }: InboundMail, mostCharacters: number): MessageNotice[] => [
  ...(notices ?? []),
  ...(visibleText.length > mostCharacters ? ['shortened' as const] : []),
];
