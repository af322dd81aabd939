/** Shown in place of a part whose script failed to load. */
export const lazyPartWords = {
  en: { failed: 'This part of the page could not be loaded.', again: 'Try again' },
  de: { failed: 'Dieser Teil der Seite konnte nicht geladen werden.', again: 'Erneut versuchen' },
} as const;
