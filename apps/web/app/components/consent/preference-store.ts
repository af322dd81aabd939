import { createStoredValue } from '../../storage/stored-value';

/** What a visitor allows in this browser (rule cookies.choices). */
export interface CookiePreferences {
  essential: true;
  analytics: boolean;
  marketing: boolean;
  /** When it was saved, as an ISO date and time; without it nobody has chosen yet. */
  savedAt?: string;
}

export type CookieChoice = Pick<CookiePreferences, 'analytics' | 'marketing'>;

/** Before anyone has chosen, and at build time: nothing that could be refused. */
const unasked: CookiePreferences = { essential: true, analytics: false, marketing: false };

/** The visitor's choice, in every tab. What cannot be read counts as not allowed. */
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

/** @returns whether the choice will be known at the next visit */
export const saveCookieChoice = ({ analytics, marketing }: CookieChoice): boolean =>
  cookiePreferences.write({ essential: true, analytics, marketing, savedAt: new Date().toISOString() });
