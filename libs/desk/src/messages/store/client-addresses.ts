import { mailboxOf, withAsciiDomain } from '@mainstage/contracts/address';
import { isMailProvider } from '@mainstage/contracts/address-offer';
import { InboundMail, type SenderRelation } from '@mainstage/inbound-mail/entities/inbound-mail';
import { type EntityManager, IsNull, Not, Raw } from 'typeorm';
import { LeadEvent } from '../../entities/lead-event';
import type { MessageSubject } from './message-subject';

const key = (address: string): string => mailboxOf(withAsciiDomain(address));

export class ClientAddresses {
  private constructor(
    private readonly own: ReadonlySet<string>,
    /** Addresses of everybody who wrote about this lead as a client. */
    private readonly writers: ReadonlySet<string>,
  ) {}

  static async of(manager: EntityManager, { leadId, email }: MessageSubject): Promise<ClientAddresses> {
    const corrections = await manager.findBy(LeadEvent, { leadId, previousAddress: Not(IsNull()) });
    const replies = await manager.find(InboundMail, {
      select: { id: true, sender: true },
      where: {
        ...{ leadId, kind: 'visitor-reply', quarantined: false, failedChecks: IsNull() },
        // Rows of earlier releases have neither column, and were sent to the visitor's address.
        authorship: Raw((column) => `${column} IS DISTINCT FROM 'perhaps-automatic'`),
        senderRelation: Raw((column) => `${column} IS DISTINCT FROM 'team'`),
      },
    });
    return new ClientAddresses(
      new Set([email, ...corrections.flatMap(({ previousAddress }) => previousAddress ?? [])].map(key)),
      new Set(replies.flatMap(({ sender }) => (sender ? [key(sender)] : []))),
    );
  }

  has(address: string): boolean {
    return this.own.has(key(address)) || this.writers.has(key(address));
  }

  /** Whether an address is at the client's company domain; domains of mail providers do not count. */
  isOfCompany(address: string): boolean {
    const domain = domainOf(address);
    return !isMailProvider(domain) && [...this.own].some((own) => domainOf(own) === domain);
  }

  /**
   * Relation of a sender to the client. A colleague has the client's company domain, or writes with the client in To or
   * Cc.
   * @param recipients addresses of To and Cc
   */
  relationOf(sender: string, recipients: readonly string[]): Exclude<SenderRelation, 'team'> {
    if (this.own.has(key(sender))) return 'visitor';
    return this.isOfCompany(sender) || recipients.some((address) => this.own.has(key(address)))
      ? 'colleague'
      : 'stranger';
  }
}

const domainOf = (address: string): string => key(address).slice(key(address).lastIndexOf('@') + 1);
