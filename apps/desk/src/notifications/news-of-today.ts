import type { DeskLead, DeskToday } from '@mainstage/contracts/desk/leads';

export interface News {
  /** Identifies it, so that it is shown once. */
  key: string;
  title: string;
  leadId: string;
}

/**
 * News for a member under Today: replies, new leads and reminders of their own leads and of those without an owner.
 * @param member their address
 */
export function newsOf({ replies, answers, reminders }: DeskToday, member: string): News[] {
  const concerns = ({ owner }: DeskLead) => owner === null || owner === member;
  const news = (leads: readonly DeskLead[], about: (lead: DeskLead) => Omit<News, 'leadId'>): News[] =>
    leads.filter(concerns).map((lead) => ({ ...about(lead), leadId: lead.id }));
  return [
    ...news(replies, ({ id, name, repliedAt }) => ({ key: `reply ${id} ${repliedAt}`, title: `${name} replied` })),
    ...news(
      answers.filter(({ state }) => state === 'new'),
      ({ id, name }) => ({ key: `lead ${id}`, title: `New lead: ${name}` }),
    ),
    ...news(reminders, ({ id, name, remindIfNoReplyBy }) => ({
      key: `reminder ${id} ${remindIfNoReplyBy}`,
      title: `No reply from ${name} yet`,
    })),
  ];
}
