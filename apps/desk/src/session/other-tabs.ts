import type { QueryClient } from '@tanstack/react-query';
import { queryKeys } from '../api/query-keys';
import { forgetSession } from './session';

type Event = 'signed-in' | 'signed-out';

const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('desk-session') : undefined;

export const notifyOtherTabs = (event: Event): void => channel?.postMessage(event);

/** Signs this tab in or out together with the browser's other tabs. */
export function followOtherTabs(client: QueryClient): void {
  channel?.addEventListener('message', ({ data }) => {
    if (data === 'signed-out') forgetSession(client);
    else void client.invalidateQueries({ queryKey: queryKeys.session });
  });
}
