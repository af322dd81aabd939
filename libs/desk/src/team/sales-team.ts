import type { TeamMember } from '@mainstage/contracts/desk/session';

/** A person of SALES_TEAM. */
export type Member = Omit<TeamMember, 'awayUntil'> & {
  /** Further addresses that the person writes from; mails go to `email`. */
  otherAddresses?: readonly string[];
};

/** Who works at the desk, from the settings. */
export class SalesTeam {
  /** @param lead SALES_LEAD, who is notified of what is overdue */
  constructor(
    readonly members: readonly Member[],
    private readonly lead?: string,
  ) {}

  /** Whether there is a desk. */
  get isOn(): boolean {
    return this.members.length > 0;
  }

  /** Who may answer a lead. */
  get active(): Member[] {
    return this.members.filter(({ right }) => right !== 'read');
  }

  find(email: string): Member | undefined {
    return this.members.find((member) => member.email === email.toLowerCase());
  }

  /** The person's name; the address of somebody who has left the team. */
  nameOf(email: string): string {
    return this.find(email)?.name ?? email;
  }

  /** Addresses that hear of an overdue lead: SALES_LEAD, else the leads of the team, else everybody who answers. */
  get escalation(): string[] {
    if (this.lead) return [this.lead];
    const leads = this.members.filter(({ right }) => right === 'lead');
    return (leads.length > 0 ? leads : this.active).map(({ email }) => email);
  }
}
