import type { NewsletterWords } from './newsletter-words.types';

export const newsletterWordsDe = {
  optIn: {
    reason: 'Sie erhalten diese E-Mail, weil diese Adresse im Newsletter-Formular unserer Website eingetragen wurde.',
    subject: 'Bitte bestätigen Sie Ihr Newsletter-Abonnement',
    preview: 'Ein Klick auf der Seite, und Ihr Abonnement ist bestätigt.',
    heading: 'Bitte bestätigen Sie Ihr Abonnement',
    text: 'Diese Adresse wurde für unseren Newsletter eingetragen. Öffnen Sie die Seite unten und klicken Sie auf „Abonnement bestätigen“; vorher senden wir Ihnen nichts.',
    button: 'Seite zum Bestätigen öffnen',
    notYou:
      'Sie haben sich nicht eingetragen? Dann ignorieren Sie diese E-Mail bitte: Ohne Ihre Bestätigung erhält diese Adresse keinen Newsletter.',
  },
  welcome: {
    reason: 'Sie erhalten diese E-Mail, weil Sie unseren Newsletter bestätigt haben.',
    subject: 'Willkommen bei unserem Newsletter',
    preview: 'Ihr Abonnement ist bestätigt. Sie können es jederzeit beenden.',
    heading: 'Willkommen. Sie stehen auf der Liste.',
    text: 'Ihr Abonnement ist bestätigt. Wir schreiben Ihnen, wenn es Neues von unseren Bühnen, Studios und Räumen gibt.',
    leave: 'Sie können den Newsletter jederzeit abbestellen, in Ihrem E-Mail-Programm oder hier:',
    unsubscribe: 'Abbestellen',
  },
} satisfies NewsletterWords;
