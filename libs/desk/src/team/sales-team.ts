import type { TeamMember } from '@mainstage/contracts/desk/session';

export type Member = Omit<TeamMember, 'awayUntil'> & {
  /** Further addresses that the person writes from; mails are sent to `email`. */
  otherAddresses?: readonly string[];
};

/** The members of the desk, from the settings. */
export class SalesTeam {
  /** @param lead SALES_LEAD, who is notified of overdue leads */
  constructor(
    readonly members: readonly Member[],
    private readonly lead?: string,
  ) {}

  get isOn(): boolean {
    return this.members.length > 0;
  }

  /** Members who may answer a lead. */
  get active(): Member[] {
    return this.members.filter(({ right }) => right !== 'read');
  }

  find(email: string): Member | undefined {
    return this.members.find((member) => member.email === email.toLowerCase());
  }

  /** The person's name; the address of a former member. */
  nameOf(email: string): string {
    return this.find(email)?.name ?? email;
  }

  /** Recipients of overdue leads: SALES_LEAD, otherwise the leads of the team, otherwise everybody who answers. */
  get escalation(): string[] {
    if (this.lead) return [this.lead];
    const leads = this.members.filter(({ right }) => right === 'lead');
    return (leads.length > 0 ? leads : this.active).map(({ email }) => email);
  }
}
