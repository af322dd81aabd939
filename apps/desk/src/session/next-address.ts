import { inboundMessagePath } from '@mainstage/contracts/desk/inbound-messages';

const key = 'desk-next';
/** Milliseconds: the lifetime of a mail's link. */
const maxAgeMs = 10 * 60_000;

/** The address that was requested before the sign-in: a page of the desk, or a message that a mail links to. */
export function nextIn(state: unknown): string {
  const next = (state as { next?: unknown } | null)?.next;
  return typeof next === 'string' && next.startsWith('/') ? next : '/today';
}

/** The message whose link led to the sign-in; nothing else is accepted from an address. */
export const messageIn = (params: URLSearchParams): string | undefined => [params.get('next') ?? ''].find(isMessage);

/** Whether an address is a message's page, which is not a route of this application. */
export const isMessage = (address: string): boolean =>
  address.startsWith(`${inboundMessagePath}/`) && /^[\w./-]+$/.test(address) && !address.includes('..');

/** Stores the page for the mail's link, which opens in another tab; without its query, which may contain a name. */
export function keepNextAddress(address: string): void {
  try {
    localStorage.setItem(key, JSON.stringify({ path: address.replace(/[?#].*/, ''), at: Date.now() }));
  } catch {
    // Without storage the link leads to Today.
  }
}

/** Returns and deletes the stored page. */
export function takeNextAddress(): string {
  try {
    const { path, at } = JSON.parse(localStorage.getItem(key) ?? '{}') as { path?: unknown; at?: number };
    localStorage.removeItem(key);
    return nextIn({ next: Date.now() - (at ?? 0) < maxAgeMs ? path : undefined });
  } catch {
    return nextIn(null);
  }
}
