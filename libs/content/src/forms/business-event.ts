import { germanHours } from '../site/hours';

export const businessEventDialog = {
  title: 'Für Business-Events registrieren',
  intro: `Erzählen Sie uns kurz, wer Sie sind. Wir prüfen Ihre Bewerbung und melden uns innerhalb ${germanHours.reply} bei Ihnen.`,
} as const;
