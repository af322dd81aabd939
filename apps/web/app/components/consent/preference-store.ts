import { createStoredValue } from '../../storage/stored-value';

/** A visitor's consent in this browser (rule cookies.choices). */
export interface CookiePreferences {
  essential: true;
  analytics: boolean;
  marketing: boolean;
  /** ISO date and time of the choice; undefined if none was made. */
  savedAt?: string;
}

export type CookieChoice = Pick<CookiePreferences, 'analytics' | 'marketing'>;

/** Before a choice and at build time: no consent to optional cookies. */
const unasked: CookiePreferences = { essential: true, analytics: false, marketing: false };

/** The visitor's choice, shared by all tabs. An unreadable value counts as no consent. */
export const cookiePreferences = createStoredValue<CookiePreferences>({
  area: 'local',
  key: 'mainstage.cookies',
  parse: (text) => {
    const stored = JSON.parse(text ?? 'null') as Partial<Record<string, unknown>> | null;
    if (typeof stored?.savedAt !== 'string' || Number.isNaN(Date.parse(stored.savedAt))) return unasked;
    const { analytics, marketing, savedAt } = stored;
    return { essential: true, analytics: analytics === true, marketing: marketing === true, savedAt };
  },
});

/** @returns whether the choice could be stored for the next visit */
export const saveCookieChoice = ({ analytics, marketing }: CookieChoice): boolean =>
  cookiePreferences.write({ essential: true, analytics, marketing, savedAt: new Date().toISOString() });
