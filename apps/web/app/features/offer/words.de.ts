import type { FormWords } from './words';

export const german: FormWords = {
  fullPlan: 'Plan mit Maßen (englisch)',
  errors: {
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
