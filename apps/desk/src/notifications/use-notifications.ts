import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DeskToday } from '@mainstage/contracts/desk/leads';
import { callDesk } from '../api/call-desk';
import { queryKeys } from '../api/query-keys';
import { useSession } from '../session/session';
import { type News, newsOf } from './news-of-today';
import { notificationsOn, useNotificationsState } from './notifications-setting';

/** A reminder becomes due without a change. */
const lookAgainMs = 60_000;

/**
 * Shows notifications of the browser for what is new under Today, where the member has turned them on (rule desk.notifications).
 * @param holdsStream whether this tab is the one that holds the stream of changes: no other shows any
 * @returns to be called when a lead changed
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
    // What was there when the desk was opened is no news.
    const isNew = ({ key }: News) => before !== undefined && !before.has(key);
    for (const each of news.filter(isNew)) show(each, () => void navigate(`/leads/${each.leadId}`));
  };
  // The page itself shows that the server is away.
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
    // Browsers of some phones have the class and refuse to make one; Today shows it all the same.
  }
}
