import type { GatePage } from '@mainstage/contracts/gates/gate';

/** Where the unlocked state of a page is kept: its name is in the key (rule gate.password). */
export const gateKey = (page: GatePage) => `mainstage.gate.${page}`;

// Where the browser lets a site keep nothing, the page stays open until it is left.
const forThisVisit = new Map<GatePage, string>();

/** The token that opens a page, kept in local storage. */
export const gateTokens = {
  read(page: GatePage): string | undefined {
    try {
      return localStorage.getItem(gateKey(page)) ?? forThisVisit.get(page);
    } catch {
      return forThisVisit.get(page);
    }
  },

  write(page: GatePage, token: string): void {
    try {
      localStorage.setItem(gateKey(page), token);
      forThisVisit.delete(page);
    } catch {
      forThisVisit.set(page, token);
    }
  },

  remove(page: GatePage): void {
    forThisVisit.delete(page);
    try {
      localStorage.removeItem(gateKey(page));
    } catch {
      // Forbidden: nothing was written either.
    }
  },
};
