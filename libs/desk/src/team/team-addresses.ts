import { mailboxOf, withAsciiDomain } from '@mainstage/contracts/address';
import type { Member } from './sales-team';

/** Addresses of members, each with all of theirs, and shared addresses of the team. */
export class TeamAddresses {
  private readonly byMailbox = new Map<string, Member | 'shared'>();

  /**
   * @param members SALES_TEAM
   * @param shared addresses of the whole team: the inbound mailbox, MAIL_FROM, SALES_EMAIL
   */
  constructor(members: readonly Member[], shared: readonly string[]) {
    for (const address of shared) this.byMailbox.set(mailboxKey(address), 'shared');
    for (const member of members)
      for (const address of [member.email, ...(member.otherAddresses ?? [])])
        this.byMailbox.set(mailboxKey(address), member);
  }

  has(address: string): boolean {
    return this.byMailbox.has(mailboxKey(address));
  }

  /** @returns undefined for a stranger and for a shared address */
  memberAt(address: string): Member | undefined {
    const owner = this.byMailbox.get(mailboxKey(address));
    return owner === 'shared' ? undefined : owner;
  }
}

const mailboxKey = (address: string): string => mailboxOf(withAsciiDomain(address));
