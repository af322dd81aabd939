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
    text: 'This site sets no cookies. May it count visits and load films and maps of other providers? Everything works without.',
    essentialOnly: 'Accept Essential Only',
    all: 'Accept All',
    settings: 'Choose in detail',
  },
  de: {
    label: 'Cookie-Hinweis',
    appeared: 'Am Anfang dieser Seite steht ein Cookie-Hinweis.',
    text: 'Diese Seite setzt keine Cookies. Darf sie Besuche zählen und Filme und Karten anderer Anbieter laden? Alles funktioniert auch ohne.',
    essentialOnly: 'Nur Essenzielles',
    all: 'Alles erlauben',
    settings: 'Im Einzelnen wählen',
  },
} as const satisfies Record<Language, NoticeWords>;

/** Where the notice stays away: on the page where the choice is made anyway, and on pages behind a password. */
export const pagesWithoutNotice = ['/cookie-settings', '/event-planners', '/development'] as const;
