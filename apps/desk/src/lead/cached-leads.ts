import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { DeskLead, DeskLeadDetail, DeskLeadPage, DeskToday } from '@mainstage/contracts/desk/leads';
import { queryKeys } from '../api/query-keys';

type Update = (lead: DeskLead) => DeskLead;

/**
 * Changes a lead wherever it is shown: alone, in lists, under Today.
 * @returns puts back what was there
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
        replies: each(today.replies),
        answers: each(today.answers),
        steps: each(today.steps),
        tours: each(today.tours),
      },
  );
  return () => {
    for (const [queryKey, data] of before) client.setQueryData(queryKey, data);
  };
}
