import type { DeskLead, DeskToday } from '@mainstage/contracts/desk/leads';

/** Something that a member is told of. */
export interface News {
  /** Names it, so that it is told once. */
  key: string;
  title: string;
  leadId: string;
}

/** What Today has for a member: replies, new leads and reminders of theirs and of nobody. @param member their address */
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
