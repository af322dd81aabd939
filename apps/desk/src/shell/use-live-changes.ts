import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { deskApi } from '@mainstage/contracts/desk/calls';
import { queryKeys } from '../api/query-keys';

/** Several leads that change together are one look at the lists. */
const gatherMs = 400;
/** A line that breaks is most often back within seconds; only a longer absence is worth a word. */
const reportAfterMs = 8_000;

/**
 * Listens for hints that a lead changed and then fetches again what is shown. A hint that is lost is no harm: pages look again every half
 * minute.
 * @returns whether hints arrive
 */
export function useLiveChanges(): boolean {
  const client = useQueryClient();
  const [live, setLive] = useState(true);
  useEffect(() => {
    const source = new EventSource(`${deskApi}/changes`);
    let gathering: ReturnType<typeof setTimeout> | undefined;
    let silence: ReturnType<typeof setTimeout> | undefined;
    let broken = false;

    const refreshLists = () => {
      gathering ??= setTimeout(() => {
        gathering = undefined;
        for (const queryKey of [queryKeys.lists, queryKeys.today, queryKeys.calendars])
          void client.invalidateQueries({ queryKey });
      }, gatherMs);
    };
    source.addEventListener('lead', (event) => {
      const { id } = JSON.parse(String(event.data)) as { id: string };
      // Notes, mails and who has it open change no version.
      void client.invalidateQueries({ queryKey: queryKeys.lead(id) });
      refreshLists();
    });
    source.onopen = () => {
      clearTimeout(silence);
      setLive(true);
      // What changed in between had no hint.
      if (broken) void client.invalidateQueries();
      broken = false;
    };
    source.onerror = () => {
      broken = true;
      clearTimeout(silence);
      silence = setTimeout(() => setLive(false), reportAfterMs);
    };
    return () => {
      clearTimeout(gathering);
      clearTimeout(silence);
      source.close();
    };
  }, [client]);
  return live;
}
