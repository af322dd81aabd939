import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react';
import type { Receipt } from './receipt';

let Loaded: typeof Receipt | undefined;
let pending: Promise<void> | undefined;

/** Has the receipt's script fetched: whoever touches a form will want it. One that does not come is asked for again. */
export function fetchReceipt(): Promise<void> {
  return (pending ??= import('./receipt').then(
    (part) => void (Loaded = part.Receipt),
    () => void (pending = undefined),
  ));
}

/** In the first HTML of a form that was sent without scripts. */
const Served = lazy(async () => ({ default: (await import('./receipt')).Receipt }));

/**
 * Whether the receipt can be shown; where its script does not come, the notice alone tells of the success.
 * @param served the page was rendered with it
 */
export function useReceipt(enabled: boolean, served: boolean): boolean {
  const [, setHere] = useState(false);
  useEffect(() => {
    let gone = false;
    // Asked also where it is here by now: it may have come since this was rendered.
    if (enabled) void fetchReceipt().then(() => !gone && setHere(Loaded !== undefined));
    return () => {
      gone = true;
    };
  }, [enabled]);
  return enabled && (served || Loaded !== undefined);
}

/** The receipt, where `useReceipt` says that it is here. */
export function ReceiptPart(props: ComponentProps<typeof Receipt>) {
  const [Part] = useState(() => Loaded ?? Served);
  return (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}
