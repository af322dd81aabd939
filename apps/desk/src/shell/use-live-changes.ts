import { notificationsOn } from '../notifications/notifications-setting';
import { useNotifications } from '../notifications/use-notifications';
import { type InvalidateQueryFilters, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ChangeStream } from '../api/change-stream';
import { queryKeys } from '../api/query-keys';
import { isOwnChange } from '../lead/own-changes';
import { useSession } from '../session/session';

/** Milliseconds in which several changes are combined into one reload of the lists. */
const gatherMs = 300;

/**
 * Reloads the shown data when a lead changed. A hidden tab only invalidates its data and loads it when it is shown. A
 * lost hint is harmless: pages poll every half minute.
 * @returns whether hints arrive
 */
export function useLiveChanges(): boolean {
  const held = useRef<ChangeStream>(undefined);
  const notifyOfNews = useNotifications(() => held.current?.isHolder ?? false);
  const notifies = useRef(notifyOfNews);
  useEffect(() => {
    notifies.current = notifyOfNews;
  });
  const client = useQueryClient();
  const { email } = useSession().member;
  const [live, setLive] = useState(true);
  useEffect(() => {
    let gathering: ReturnType<typeof setTimeout> | undefined;
    const invalidate = (filters: InvalidateQueryFilters = {}) => {
      const refetchType = document.visibilityState === 'visible' ? 'active' : 'none';
      void client.invalidateQueries({ ...filters, refetchType });
    };
    const stream = new ChangeStream(email, {
      async onHint(id, version) {
        if (await isOwnChange(id, version)) return;
        // Notes, mails and viewers do not change the version.
        invalidate({ queryKey: queryKeys.lead(id) });
        gathering ??= setTimeout(() => {
          gathering = undefined;
          notifies.current();
          for (const queryKey of [queryKeys.lists, queryKeys.today, queryKeys.calendars]) invalidate({ queryKey });
        }, gatherMs);
      },
      onMissed: () => invalidate(),
      onLive(isLive) {
        setLive(isLive);
        // The new holder of the stream needs the current state to compare with.
        if (isLive) notifies.current();
      },
      staysOpenHidden: notificationsOn,
    });
    held.current = stream;
    return () => {
      clearTimeout(gathering);
      stream.stop();
    };
  }, [client, email]);
  return live;
}
