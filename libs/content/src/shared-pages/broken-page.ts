import type { Language } from '@mainstage/contracts/language';

/** Texts of the error boundary. It does not know whether a form was sent before the error. */
export const brokenPage = {
  en: {
    title: 'Unexpected Application Error!',
    lead: 'Something on this page failed. If you had pressed Send, look for our email before you send again; what you typed is kept in this tab.',
    /** Before the reference. */
    reference: 'Reference',
    reported: 'We have been notified. If you write to us, please quote this number:',
    home: 'Back to home',
    again: 'Load this page again',
  },
  de: {
    title: 'Unerwarteter Fehler',
    lead: 'Auf dieser Seite ist etwas fehlgeschlagen. Falls Sie schon auf Senden gedrückt hatten, suchen Sie bitte zuerst nach unserer E-Mail, bevor Sie noch einmal senden; Ihre Angaben bleiben in diesem Tab erhalten.',
    reference: 'Kennung',
    reported: 'Wir sind benachrichtigt. Wenn Sie uns schreiben, nennen Sie bitte diese Kennung:',
    home: 'Zur Startseite',
    again: 'Diese Seite neu laden',
  },
} as const satisfies Record<Language, Record<string, string>>;
