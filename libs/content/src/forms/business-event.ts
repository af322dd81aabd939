export const businessEventDialog = {
  title: 'Für Business-Events registrieren',
  intro: 'Erzählen Sie uns kurz, wer Sie sind. Wir prüfen Ihre Bewerbung und melden uns in Kürze bei Ihnen.',
  noInterest: 'Bitte wählen',
} as const;
