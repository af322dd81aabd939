import {
  deliveryMinutes,
  deliveryPath,
  type DeliveryState,
  deliveryStates,
  type DeliveryStatus,
} from '@mainstage/contracts/delivery';
import { rulingTime } from '@mainstage/contracts/clock';
import { getJson } from '../../api/get-json';
import { isRecord } from '../../api/is-record';
import { pause } from '../../api/pause';

/** What changes no more while the visitor is here. */
const final: readonly DeliveryState[] = ['accepted', 'address-unknown', 'refused'];

/** Milliseconds until the next question, by how long the mail has been on its way: most servers answer within seconds. */
const waits = [
  { untilMs: 10_000, waitMs: 1000 },
  { untilMs: 60_000, waitMs: 5000 },
  { untilMs: Infinity, waitMs: 30_000 },
] as const;

export const isDeliveryStatus = (content: unknown): content is DeliveryStatus =>
  isRecord(content) && deliveryStates.some((state) => state === content.state);

interface FollowedSubmission {
  id: string;
  /** When the form was taken: ISO 8601. */
  at: string;
  onStatus: (status: DeliveryStatus) => void;
  /** Ends it. */
  signal: AbortSignal;
}

/**
 * Asks how far the confirmation of a submission has come until that is settled, or its time is over. A page that nobody sees
 * does not ask.
 */
export async function followDelivery({ id, at, onStatus, signal }: FollowedSubmission): Promise<void> {
  const began = performance.now();
  const isOver = () => rulingTime().getTime() - new Date(at).getTime() > deliveryMinutes * 60_000;
  while (!signal.aborted && !isOver()) {
    await whenSeen(signal);
    const result = await getJson(deliveryPath(id), isDeliveryStatus, { signal, cache: 'no-store' });
    if (signal.aborted) return;
    if (result.ok) onStatus(result.answer);
    // Of another browser, or over: no later answer would differ.
    else if (result.problem === 'not_found') return;
    if (result.ok && final.includes(result.answer.state)) return;
    const elapsed = performance.now() - began;
    await pause(waits.find(({ untilMs }) => elapsed < untilMs)?.waitMs ?? 0, signal);
  }
}

const whenSeen = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (document.visibilityState === 'visible' || signal.aborted) return resolve();
    const seen = () => {
      if (document.visibilityState !== 'visible' && !signal.aborted) return;
      document.removeEventListener('visibilitychange', seen);
      resolve();
    };
    document.addEventListener('visibilitychange', seen);
    signal.addEventListener('abort', seen, { once: true });
  });
