import { type Location, NavigationType } from 'react-router-dom';
import { leaveForNext, takeFromLast } from './for-next-page';

/** What this site keeps in an entry of the tab's history; dialogs and receipts keep theirs beside it. */
export interface EntryState {
  /** What a link or a form handed to the page. */
  usr?: unknown;
  /** Tells one visit of a page from another. */
  key?: string;
}

/** Where the tab stands, and how it came there. */
export interface Standing {
  location: Location;
  way: NavigationType;
}

/** How a page is opened from another one. */
export type Step = NavigationType.Push | NavigationType.Replace;

/** What goes along to another page, which is a document of its own. */
interface Arrival {
  path: string;
  state: unknown;
  way: Step;
}

const entryState = (): EntryState => (window.history.state as EntryState | null) ?? {};

/** A new entry's state. */
export const newEntry = (usr: unknown): EntryState => ({ usr, key: Math.random().toString(36).slice(2, 10) });

/** The address that a link or a form names, from the root. */
export function addressOf({ pathname = window.location.pathname, search = '', hash = '' }: Partial<Location>): string {
  return pathname + search + hash;
}

/** Where the tab stands now. */
export function standing(way: NavigationType): Standing {
  const { pathname, search, hash } = window.location;
  const { usr = null, key = 'default' } = entryState();
  return { location: { pathname, search, hash, state: usr, key }, way };
}

/** Leaves a word for the page that is opened next, at that path. */
export function sendAhead(path: string, state: unknown, way: Step): void {
  leaveForNext('arrival', { path, state: state ?? null, way } satisfies Arrival);
}

/** Where a visit of this document begins: with what was sent ahead, if it was for this page. */
export function arrive(): Standing {
  const arrival = takeFromLast<Arrival>('arrival');
  if (arrival?.path !== window.location.pathname) return standing(NavigationType.Pop);
  window.history.replaceState({ ...entryState(), ...newEntry(arrival.state) }, '');
  return standing(arrival.way);
}
