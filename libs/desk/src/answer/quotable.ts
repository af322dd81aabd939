import type { AnswerQuote } from '@mainstage/contracts/desk/answer';
import { canonicalAddress } from '@mainstage/contracts/address';
import { InboundMail } from '@mainstage/inbound-mail/entities/inbound-mail';
import { NewsletterSubscription } from '@mainstage/leads/newsletter/entity';
import { type EntityManager, IsNull, Raw } from 'typeorm';
import type { DeskLead } from '../entities/desk-lead';

/** Maximum number of quoted characters. */
const mostCharacters = 10_000;

export interface Quotable {
  quote: AnswerQuote | null;
  /** Whether the form's text is omitted because its address has neither replied nor confirmed. */
  withheld: boolean;
  /** The latest message, if there is one. */
  message: InboundMail | null;
}

/**
 * The text that an answer may quote (rule desk.answers): the last message of a person whose sender checks did not fail,
 * otherwise the text of the form, if its address has replied or confirmed; without that rule the desk would be an open
 * relay for the text.
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
  // A member's note of a call is not the client's own text.
  if (lead.source !== 'website' || !lead.message?.trim()) return { quote: null, withheld: false, message };
  if (!(await isProven(manager, lead.email))) return { quote: null, withheld: true, message };
  return { quote: quoteOf(lead.name, lead.receivedAt, lead.message), withheld: false, message };
}

const quoteOf = (by: string, at: Date, text: string): AnswerQuote => ({
  by,
  at: at.toISOString(),
  text: text.length > mostCharacters ? `${text.slice(0, mostCharacters)} …` : text,
});

/** Whether the holder of an address has replied to one of our mails, or confirmed a subscription. */
async function isProven(manager: EntityManager, email: string): Promise<boolean> {
  const isAddress = Raw((column) => `canonical_address(${column}) = :email`, { email: canonicalAddress(email) });
  const person = { kind: 'visitor-reply', authorship: 'person', quarantined: false, failedChecks: IsNull() } as const;
  return (
    (await manager.existsBy(InboundMail, { ...person, sender: isAddress })) ||
    manager.existsBy(NewsletterSubscription, { status: 'confirmed', email: isAddress })
  );
}
