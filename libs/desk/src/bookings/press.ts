import { randomUUID } from 'node:crypto';
import type { Press } from '@mainstage/bookings/booking-context';
import { type ToldClients, undoSeconds } from '@mainstage/contracts/desk/bookings';

/** A press at the desk: its mails wait for as long as it can be undone. */
export function pressOf({ tellClient, tell = [], silent = [] }: ToldClients): Press {
  const chosen = new Map([...tell.map((id) => [id, true] as const), ...silent.map((id) => [id, false] as const)]);
  return {
    id: randomUUID(),
    mailsWait: undoSeconds,
    ...(tellClient !== undefined && { tellClient }),
    tellsOther: (id) => chosen.get(id),
  };
}

/** A press that notifies every client, for the preview. */
export const pressForEverybody = (): Press => ({ ...pressOf({ tellClient: true }), tellsOther: () => true });
