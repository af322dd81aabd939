import type { Language } from '../notices/notice';

interface NoticeWords {
  /** Name of the notice for those who hear the page. */
  label: string;
  /** Said once when it appears; the notice is the first thing on the page. */
  appeared: string;
  text: string;
  essentialOnly: string;
  all: string;
  settings: string;
}

/** The notice of a first visit, in the language of the page that it lies on. */
export const cookieNotice = {
  en: {
    label: 'Cookie notice',
    appeared: 'There is a cookie notice at the top of this page.',
    text: 'No cookies here. May this site count visits and load films of other providers? All of it works without.',
    essentialOnly: 'Accept Essential Only',
    all: 'Accept All',
    settings: 'Choose in detail',
  },
  de: {
    label: 'Cookie-Hinweis',
    appeared: 'Am Anfang dieser Seite steht ein Cookie-Hinweis.',
    text: 'Hier gibt es keine Cookies. Darf diese Seite Besuche zählen und Filme anderer Anbieter laden? Alles funktioniert auch ohne.',
    essentialOnly: 'Nur Essenzielles',
    all: 'Alles erlauben',
    settings: 'Im Einzelnen wählen',
  },
} as const satisfies Record<Language, NoticeWords>;

/** Where the notice stays away: on the page where the choice is made anyway, and on pages behind a password. */
export const pagesWithoutNotice = ['/cookie-settings', '/event-planners', '/development'] as const;
