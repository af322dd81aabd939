/** What a visitor allows in this browser (rule cookies.choices). */
export interface CookiePreferences {
  essential: true;
  analytics: boolean;
  marketing: boolean;
  /** When it was saved, as an ISO date and time; without it nobody has chosen yet. */
  savedAt?: string;
}

export type CookieChoice = Pick<CookiePreferences, 'analytics' | 'marketing'>;

const storageKey = 'mainstage.cookies';

/** Before anyone has chosen, and at build time: nothing that could be refused. */
export const unasked: CookiePreferences = { essential: true, analytics: false, marketing: false };

const listeners = new Set<() => void>();
// One object per stored text, so that React sees a change only where there is one.
let known: { text: string | null; preferences: CookiePreferences } = { text: null, preferences: unasked };
// Where the browser lets a site keep nothing, the choice holds until the page is left.
let forThisVisit: CookiePreferences | undefined;

/** The visitor's choice, kept in local storage and heard of in every tab. */
export const cookiePreferences = {
  read(): CookiePreferences {
    if (forThisVisit) return forThisVisit;
    const text = stored();
    if (text !== known.text) known = { text, preferences: parse(text) };
    return known.preferences;
  },

  /** @returns whether it will be known at the next visit */
  save({ analytics, marketing }: CookieChoice): boolean {
    const preferences: CookiePreferences = {
      essential: true,
      analytics,
      marketing,
      savedAt: new Date().toISOString(),
    };
    try {
      localStorage.setItem(storageKey, JSON.stringify(preferences));
      forThisVisit = undefined;
    } catch {
      forThisVisit = preferences;
    }
    for (const listener of listeners) listener();
    return forThisVisit === undefined;
  },

  /** Calls when the choice changes, here or in another tab. @returns the end of it */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  },
};

function stored(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** Whatever cannot be read counts as refused. */
function parse(text: string | null): CookiePreferences {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Record<string, unknown>> | null;
    if (typeof kept?.savedAt !== 'string' || Number.isNaN(Date.parse(kept.savedAt))) return unasked;
    const { analytics, marketing, savedAt } = kept;
    return { essential: true, analytics: analytics === true, marketing: marketing === true, savedAt };
  } catch {
    return unasked;
  }
}
