import type { Notice } from '@mainstage/content/notices/notice';
import { leaveForNext, takeFromLast } from '../document/for-next-page';

/** Milliseconds after which a page no longer is the next one: its visitor was elsewhere meanwhile. */
const next = 10_000;

interface HandedOn {
  at: number;
  notices: readonly Notice[];
}

/** Leaves what has come right, and is still to be read, for the page that is opened next. */
export function handOn(shown: readonly Notice[]): void {
  const notices = shown.filter(({ style, passing }) => style === 'success' && !passing);
  if (notices.length > 0) leaveForNext('notices', { at: Date.now(), notices } satisfies HandedOn);
}

/** What the page before has left, once. */
export function takeHandedOn(): readonly Notice[] {
  const { at = 0, notices = [] } = takeFromLast<HandedOn>('notices') ?? {};
  return Date.now() - at < next ? notices : [];
}
