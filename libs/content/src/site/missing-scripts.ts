/** Shown if a script of the site failed to load. */
export const missingScriptWords = {
  en: {
    part: 'This part of the page could not be loaded.',
    page: 'The page could not be loaded completely. What you typed is kept.',
    reload: 'Reload',
  },
  de: {
    part: 'Dieser Teil der Seite konnte nicht geladen werden.',
    page: 'Die Seite konnte nicht vollständig geladen werden. Ihre Eingaben bleiben erhalten.',
    reload: 'Neu laden',
  },
} as const;
