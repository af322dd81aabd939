import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react';
import type { Receipt } from './receipt';

let Loaded: typeof Receipt | undefined;
let pending: Promise<void> | undefined;

/** Prefetches the receipt's script on the first interaction with a form. A failed load is retried at the next call. */
export function fetchReceipt(): Promise<void> {
  return (pending ??= import('./receipt').then(
    (part) => void (Loaded = part.Receipt),
    () => void (pending = undefined),
  ));
}

/** In the first HTML of a form that was sent without scripts. */
const Served = lazy(async () => ({ default: (await import('./receipt')).Receipt }));

/**
 * Whether the receipt can be shown; if its script fails to load, the notice alone reports the success.
 * @param served the page was rendered with it
 */
export function useReceipt(enabled: boolean, served: boolean): boolean {
  const [, setLoaded] = useState(false);
  useEffect(() => {
    let cancelled = false;
    // Also if it is loaded by now: it may have been loaded since this render.
    if (enabled) void fetchReceipt().then(() => !cancelled && setLoaded(Loaded !== undefined));
    return () => {
      cancelled = true;
    };
  }, [enabled]);
  return enabled && (served || Loaded !== undefined);
}

/** The receipt; render it only if `useReceipt` is true. */
export function ReceiptPart(props: ComponentProps<typeof Receipt>) {
  const [Part] = useState(() => Loaded ?? Served);
  return (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}
