import type { DeskKind, DeskLeadDetail } from '@mainstage/contracts/desk/leads';
import type { Language } from '@mainstage/contracts/language';
import type { DeskLead } from '../entities/desk-lead';
import { findConfirmation } from '../delivery/confirmation';
import { type InboundMailbox, inboundAddress } from '@mainstage/inbound-mail/token/inbound-address';
import { InboundTokens } from '@mainstage/inbound-mail/token/inbound-token';
import { InboundMail } from '@mainstage/inbound-mail/entities/inbound-mail';
import type { EntityManager } from 'typeorm';

export interface ReplySettings {
  /** Mailbox of replies and copies; undefined if inbound mail is off. */
  mailbox: InboundMailbox | undefined;
  secret: string;
  /** Address of MAIL_FROM, whose domain is that of our Message-IDs. */
  mailFrom: string;
}

/** In the language of the lead, as the visitor's confirmation is. */
const subjects: Record<Language, Record<DeskKind, string>> = {
  en: {
    contact: 'Your message to us',
    tour: 'Your tour request',
    'business-event': 'Your application for our business events',
  },
  de: {
    contact: 'Ihre Nachricht an uns',
    tour: 'Ihre Anfrage für eine Besichtigung',
    'business-event': 'Ihre Bewerbung für unsere Business-Events',
  },
};

/** Addresses of an answer to the visitor that assign a copy and the reply to their lead. */
export async function replyData(
  manager: EntityManager,
  { leadId, form, language }: DeskLead,
  { mailbox, secret, mailFrom }: ReplySettings,
): Promise<DeskLeadDetail['reply']> {
  const confirmation = await findConfirmation(manager, leadId);
  const domain = mailFrom.slice(mailFrom.lastIndexOf('@') + 1);
  return {
    to: await writerForVisitor(manager, leadId),
    subject: `Re: ${subjects[language][form]}`,
    copyTo: mailbox ? inboundAddress(mailbox, new InboundTokens(secret).sign({ purpose: 'copy', id: leadId })) : null,
    inReplyTo: confirmation?.status === 'sent' ? `<${confirmation.id}@${domain}>` : null,
  };
}

/** Author of the last message if it was not the visitor; null if it was, or the address may be forged. */
async function writerForVisitor(manager: EntityManager, leadId: string): Promise<string | null> {
  const last = await manager.findOne(InboundMail, {
    select: { id: true, sender: true, senderRelation: true, failedChecks: true },
    where: { leadId, kind: 'visitor-reply', authorship: 'person', quarantined: false },
    order: { receivedAt: 'DESC' },
  });
  const writesForVisitor = last?.senderRelation === 'colleague' || last?.senderRelation === 'stranger';
  return writesForVisitor && last.failedChecks === null ? last.sender : null;
}
