import {
  deliveryMinutes,
  deliveryPath,
  type DeliveryState,
  deliveryStates,
  type DeliveryStatus,
} from '@mainstage/contracts/delivery';
import { currentTime } from '@mainstage/contracts/clock';
import { getJson } from '../../api/get-json';
import { isRecord } from '../../api/is-record';
import { pause } from '../../api/pause';

/** Final states. */
const final: readonly DeliveryState[] = ['accepted', 'address-unknown', 'refused'];

/** Milliseconds until the next request, by the age of the mail: most servers answer within seconds. */
const waits = [
  { untilMs: 10_000, waitMs: 1000 },
  { untilMs: 60_000, waitMs: 5000 },
  { untilMs: Infinity, waitMs: 30_000 },
] as const;

export const isDeliveryStatus = (content: unknown): content is DeliveryStatus =>
  isRecord(content) && deliveryStates.some((state) => state === content.state);

interface FollowedSubmission {
  id: string;
  /** When the form was stored: ISO 8601. */
  at: string;
  onStatus: (status: DeliveryStatus) => void;
  signal: AbortSignal;
}

/** Polls the delivery status of a confirmation until it is final or too old. A hidden page does not poll. */
export async function followDelivery({ id, at, onStatus, signal }: FollowedSubmission): Promise<void> {
  const began = performance.now();
  const isOver = () => currentTime().getTime() - new Date(at).getTime() > deliveryMinutes * 60_000;
  while (!signal.aborted && !isOver()) {
    await whenSeen(signal);
    const result = await getJson(deliveryPath(id), isDeliveryStatus, { signal, cache: 'no-store' });
    if (signal.aborted) return;
    if (result.ok) onStatus(result.answer);
    // Of another browser, or expired: later answers would be the same.
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
