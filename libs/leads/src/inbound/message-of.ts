import type { PropsContext } from '../mail-of';
import { Withdrawn } from '../withdrawn';
import { InboundMail } from './entity';

/** The message that a notification shows. @throws Withdrawn where it is gone */
export async function messageOf({ entities, mail }: PropsContext): Promise<InboundMail> {
  const message = mail.aboutMail === null ? null : await entities.findOneBy(InboundMail, { id: mail.aboutMail });
  if (!message) throw new Withdrawn('the message is gone');
  return message;
}
