/** A visitor's option on /cookie-settings (rule cookies.choices). */
export interface CookieCategory {
  id: 'essential' | 'analytics' | 'marketing';
  name: string;
  description: string;
  /** On, and cannot be switched off. */
  locked: boolean;
}

export const cookieCategories = [
  {
    id: 'essential',
    name: 'Essential',
    description: 'What the site needs to work: your choice on this page, and the key to a protected page you opened.',
    locked: true,
  },
  {
    id: 'analytics',
    name: 'Analytics',
    description: 'Counts which pages are read, without building a profile of anyone.',
    locked: false,
  },
  {
    id: 'marketing',
    name: 'Marketing',
    description: 'Lets films and maps from other providers load and remember that you have seen them.',
    locked: false,
  },
] as const satisfies readonly CookieCategory[];
