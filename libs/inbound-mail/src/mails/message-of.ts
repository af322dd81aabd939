import type { PropsContext } from '@mainstage/leads/mail-of';
import { Withdrawn } from '@mainstage/leads/withdrawn';
import type { MessageNotice } from '@mainstage/contracts/desk/messages';
import { InboundMail } from '../entities/inbound-mail';

/** The message that a notification shows. @throws Withdrawn where it is gone */
export async function messageOf({ entities, mail }: PropsContext): Promise<InboundMail> {
  const message = mail.aboutMail === null ? null : await entities.findOneBy(InboundMail, { id: mail.aboutMail });
  if (!message) throw new Withdrawn('the message is gone');
  return message;
}

/** What the reader of a mail must know: it shows so many characters only. */
export const noticesOf = ({ notices, visibleText }: InboundMail, mostCharacters: number): MessageNotice[] => [
  ...(notices ?? []),
  ...(visibleText.length > mostCharacters ? ['shortened' as const] : []),
];
