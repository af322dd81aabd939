import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DeskToday } from '@mainstage/contracts/desk/leads';
import { callDesk } from '../api/call-desk';
import { queryKeys } from '../api/query-keys';
import { useSession } from '../session/session';
import { type News, newsOf } from './news-of-today';
import { notificationsOn, useNotificationsState } from './notifications-setting';

/** Polling interval: a reminder becomes due without a change. */
const lookAgainMs = 60_000;

/**
 * Shows browser notifications about new items of Today, if the member has turned them on (rule desk.notifications).
 * @param holdsStream whether this tab holds the stream of changes: no other tab shows notifications
 * @returns a function to call when a lead changed
 */
export function useNotifications(holdsStream: () => boolean): () => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { email } = useSession().member;
  const state = useNotificationsState();
  const known = useRef<Set<string>>(undefined);
  const look = async () => {
    if (!notificationsOn() || !holdsStream()) return;
    const news = newsOf(await readToday(client), email);
    const before = known.current;
    known.current = new Set([...(before ?? []), ...news.map(({ key }) => key)]);
    // Items that existed when the desk was opened are not new.
    const isNew = ({ key }: News) => before !== undefined && !before.has(key);
    for (const each of news.filter(isNew)) show(each, () => void navigate(`/leads/${each.leadId}`));
  };
  // The page itself reports that the server is unavailable.
  const lookQuietly = () => void look().catch(() => undefined);
  const latest = useRef(lookQuietly);
  useEffect(() => {
    latest.current = lookQuietly;
  });
  useEffect(() => {
    if (state !== 'on') return;
    latest.current();
    const again = setInterval(() => latest.current(), lookAgainMs);
    return () => clearInterval(again);
  }, [state]);
  return lookQuietly;
}

const readToday = (client: QueryClient): Promise<DeskToday> =>
  client.fetchQuery({
    queryKey: queryKeys.today,
    queryFn: ({ signal }) => callDesk<DeskToday>('/today', { signal }),
    staleTime: 0,
  });

function show({ key, title }: News, open: () => void): void {
  try {
    const notification = new Notification(title, { tag: key, icon: '/icon.svg' });
    notification.onclick = () => {
      window.focus();
      open();
      notification.close();
    };
  } catch {
    // Some phone browsers have the class but throw in its constructor; Today shows the item nevertheless.
  }
}
