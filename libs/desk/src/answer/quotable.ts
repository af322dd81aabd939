import type { AnswerQuote } from '@mainstage/contracts/desk/answer';
import { canonicalAddress } from '@mainstage/contracts/address';
import { InboundMail } from '@mainstage/inbound-mail/entities/inbound-mail';
import { NewsletterSubscription } from '@mainstage/leads/newsletter/entity';
import { type EntityManager, IsNull, Raw } from 'typeorm';
import type { DeskLead } from '../entities/desk-lead';

/** More of a message is not quoted. */
const mostCharacters = 10_000;

export interface Quotable {
  quote: AnswerQuote | null;
  /** Whether the form's text is left out because its address has neither replied nor confirmed. */
  withheld: boolean;
  /** The message that came in last, where one did. */
  message: InboundMail | null;
}

/**
 * What an answer may quote (rule desk.answers): the last message of a person whose sender's checks did not fail, else what was typed
 * into the form, once its address has replied or confirmed; otherwise the desk would be a relay for it.
 */
export async function quotableOf(manager: EntityManager, lead: DeskLead): Promise<Quotable> {
  const message = await manager.findOne(InboundMail, {
    where: {
      ...{ leadId: lead.leadId, kind: 'visitor-reply', authorship: 'person' },
      ...{ quarantined: false, failedChecks: IsNull() },
    },
    order: { receivedAt: 'DESC' },
  });
  if (message?.visibleText.trim()) {
    const by = message.senderName ?? message.sender ?? lead.name;
    return { quote: quoteOf(by, message.receivedAt, message.visibleText), withheld: false, message };
  }
  // What a member noted of a call is not the client's own text.
  if (lead.source !== 'website' || !lead.message?.trim()) return { quote: null, withheld: false, message };
  if (!(await isProven(manager, lead.email))) return { quote: null, withheld: true, message };
  return { quote: quoteOf(lead.name, lead.receivedAt, lead.message), withheld: false, message };
}

const quoteOf = (by: string, at: Date, text: string): AnswerQuote => ({
  by,
  at: at.toISOString(),
  text: text.length > mostCharacters ? `${text.slice(0, mostCharacters)} …` : text,
});

/** Whether the holder of an address has replied to a mail of ours, or confirmed a subscription. */
async function isProven(manager: EntityManager, email: string): Promise<boolean> {
  const isAddress = Raw((column) => `canonical_address(${column}) = :email`, { email: canonicalAddress(email) });
  const person = { kind: 'visitor-reply', authorship: 'person', quarantined: false, failedChecks: IsNull() } as const;
  return (
    (await manager.existsBy(InboundMail, { ...person, sender: isAddress })) ||
    manager.existsBy(NewsletterSubscription, { status: 'confirmed', email: isAddress })
  );
}
