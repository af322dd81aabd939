import { inboundMessagePath } from '@mainstage/contracts/desk/inbound-messages';

const key = 'desk-next';
/** Milliseconds: as long as the link of a mail is good for. */
const maxAgeMs = 10 * 60_000;

/** Where the person wanted to go before signing in; an address of the desk, or of a message that a mail links to. */
export function nextIn(state: unknown): string {
  const next = (state as { next?: unknown } | null)?.next;
  return typeof next === 'string' && next.startsWith('/') ? next : '/today';
}

/** The message whose link led to signing in, as the API names it; nothing else is taken from an address. */
export const messageIn = (params: URLSearchParams): string | undefined => [params.get('next') ?? ''].find(isMessage);

/** Whether an address is a message's page, which is no page of this application. */
export const isMessage = (address: string): boolean =>
  address.startsWith(`${inboundMessagePath}/`) && /^[\w./-]+$/.test(address) && !address.includes('..');

/** Keeps the page for the link of the mail, which opens in another tab; without its search, which may hold a name. */
export function keepNextAddress(address: string): void {
  try {
    localStorage.setItem(key, JSON.stringify({ path: address.replace(/[?#].*/, ''), at: Date.now() }));
  } catch {
    // The link leads to Today.
  }
}

/** The page that was kept, once. */
export function takeNextAddress(): string {
  try {
    const { path, at } = JSON.parse(localStorage.getItem(key) ?? '{}') as { path?: unknown; at?: number };
    localStorage.removeItem(key);
    return nextIn({ next: Date.now() - (at ?? 0) < maxAgeMs ? path : undefined });
  } catch {
    return nextIn(null);
  }
}
