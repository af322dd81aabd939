import type { EstimateDocumentWords } from './estimate-words.en';

export const estimateWordsDe = {
  file: 'kostenschaetzung',
  mark: 'Unverbindliche Kostenschätzung',
  heading: (title) => `${title}: unverbindliche Kostenschätzung`,
  total: 'Geschätzte Summe',
  computedAt: 'Stand',
  lines: 'Posten für Posten',
  payment: 'Zahlung',
  cancellation: 'Stornierung',
  changes: 'Änderungen',
  head: ['Was', 'Wann', 'Betrag'],
  now: 'gilt heute',
  over: 'vorbei',
  notes: 'Hinweise',
  rounding: 'Beträge sind auf den Cent gerundet.',
  nature:
    'Dies ist eine Kostenschätzung, kein Angebot: Sie bindet keine der beiden Seiten. Das schriftliche Angebot ersetzt sie.',
  disclaimer:
    'Verfügbarkeit vorbehalten. Preise und Verfügbarkeit können sich ändern. Auf Anfrage erhalten Sie ein Angebot.',
  again: 'Dieselbe Kostenschätzung auf unserer Website, auf Englisch:',
} satisfies EstimateDocumentWords;
