import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { DeskLead, DeskLeadDetail, DeskLeadPage, DeskToday, LeadState } from '@mainstage/contracts/desk/leads';
import { berlinToday } from '@mainstage/contracts/calendar';
import { queryKeys } from '../api/query-keys';
import { serverNow } from '../api/server-time';

const isOpen = (state: LeadState) => state === 'new' || state === 'taken' || state === 'answered';
const isStepDue = ({ nextStep, state }: DeskLead, today: string) =>
  nextStep !== null && nextStep.due <= today && isOpen(state);

type Update = (lead: DeskLead) => DeskLead;

/**
 * Changes a lead in every cached answer: alone, in lists, under Today, from which it is removed when nothing is left to
 * do today.
 * @returns a function that reverts the change
 */
export function updateCachedLead(client: QueryClient, id: string, update: Update): () => void {
  const queryKeyOfLead = queryKeys.lead(id);
  const before = [queryKeyOfLead, queryKeys.lists, queryKeys.today].flatMap((queryKey) =>
    client.getQueriesData({ queryKey }),
  );
  const each = <Lead extends DeskLead>(leads: Lead[]): Lead[] =>
    leads.map((lead) => (lead.id === id ? { ...lead, ...update(lead) } : lead));

  client.setQueryData<DeskLeadDetail>(queryKeyOfLead, (lead) => lead && { ...lead, ...update(lead) });
  client.setQueriesData<InfiniteData<DeskLeadPage> | DeskLeadPage>({ queryKey: queryKeys.lists }, (data) => {
    if (!data) return data;
    if ('leads' in data) return { ...data, leads: each(data.leads) };
    return { ...data, pages: data.pages.map((page) => ({ ...page, leads: each(page.leads) })) };
  });
  client.setQueryData<DeskToday>(
    queryKeys.today,
    (today) =>
      today && {
        ...today,
        replies: each(today.replies).filter(({ repliedAt, state }) => repliedAt !== null && state !== 'spam'),
        failedAnswers: each(today.failedAnswers).filter(({ answerFailedAt }) => answerFailedAt !== null),
        answers: each(today.answers).filter(({ answeredAt, state }) => answeredAt === null && isOpen(state)),
        steps: each(today.steps).filter((lead) => isStepDue(lead, berlinToday(new Date(serverNow())))),
        tours: each(today.tours).filter(({ state }) => state !== 'lost' && state !== 'spam'),
      },
  );
  return () => {
    for (const [queryKey, data] of before) client.setQueryData(queryKey, data);
  };
}
