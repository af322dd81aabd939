import { mailboxOf, withAsciiDomain } from '@mainstage/contracts/address';
import type { Member } from './sales-team';

/** Whose address a sender's is: a member's, whichever of theirs it is, or one that the whole team shares. */
export class TeamAddresses {
  private readonly byMailbox = new Map<string, Member | 'shared'>();

  /**
   * @param members SALES_TEAM
   * @param shared addresses of the team as a whole: the mailbox that receives, MAIL_FROM, SALES_EMAIL
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

  /** @returns undefined for a stranger and for an address that the team shares */
  memberAt(address: string): Member | undefined {
    const owner = this.byMailbox.get(mailboxKey(address));
    return owner === 'shared' ? undefined : owner;
  }
}

const mailboxKey = (address: string): string => mailboxOf(withAsciiDomain(address));
