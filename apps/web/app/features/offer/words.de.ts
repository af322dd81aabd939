import type { FormWords } from './words.types';

export const german: FormWords = {
  toAccept: 'Zur Annahme',
  bindingUntil: (moment) => `Verbindlich bis ${moment}`,
  fullPlan: 'Plan mit Maßen (englisch)',
  billingHint: 'So, wie sie auf der Rechnung stehen soll.',
  errors: {
    name: 'Bitte geben Sie Ihren Namen an, höchstens 200 Zeichen.',
    position: 'Bitte geben Sie Ihre Funktion an, höchstens 200 Zeichen.',
    company: 'Bitte geben Sie das Unternehmen an, höchstens 200 Zeichen.',
    billingAddress: 'Bitte geben Sie die Rechnungsanschrift an.',
    orderNumber: 'Bitte geben Sie höchstens 200 Zeichen ein.',
    code: 'Dieser Code ist falsch oder abgelaufen. Prüfen Sie die sechs Ziffern, oder fordern Sie einen neuen Code an.',
    terms: 'Bitte stimmen Sie den Bedingungen zu.',
    guests: 'Bitte geben Sie eine ganze Zahl ab 1 an.',
    startsAt: 'Bitte geben Sie eine Uhrzeit wie 09:30 an.',
    endsAt: 'Bitte geben Sie eine Uhrzeit wie 18:00 an, die nach dem Beginn liegt.',
    message: 'Bitte schreiben Sie uns, was anders sein soll, in höchstens 2.000 Zeichen.',
    reason: 'Bitte nennen Sie einen Grund, in höchstens 2.000 Zeichen.',
  },
  failed: {
    validation: 'Bitte prüfen Sie die markierten Felder.',
    rateLimited: 'Das war zu oft in kurzer Zeit. Bitte warten Sie einige Minuten, und versuchen Sie es dann erneut.',
    changed:
      'Das war nicht möglich, weil sich das Angebot inzwischen geändert hat. Die Seite zeigt den aktuellen Stand.',
    other:
      'Das hat nicht geklappt, und es wurde nichts geändert. Bitte versuchen Sie es gleich noch einmal, oder rufen Sie uns an.',
  },
};
