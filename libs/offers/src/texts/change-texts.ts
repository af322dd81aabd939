import type { Language } from '@mainstage/contracts/language';
import { fromTo } from './page-texts.de';

/** Sentences about the differences of two versions (rule offer.changes). Values are formatted. */
export interface ChangeTexts {
  fromTo: (what: string, before: string, after: string) => string;
  what: Readonly<Record<'venue' | 'day' | 'hours' | 'setUp' | 'guests' | 'layout' | 'terms' | 'customer', string>>;
  open: string;
  hours: (from: string, to: string) => string;
  setUp: (before: string, after: string) => string;
  added: (label: string, amount: string) => string;
  addedOptional: (label: string, amount: string) => string;
  dropped: (label: string, amount: string) => string;
  renamed: (before: string, after: string) => string;
  quantity: (label: string, before: string, after: string) => string;
  price: (label: string, before: string, after: string) => string;
  vat: (label: string, before: number, after: number) => string;
  discount: (label: string, percent: number, reason: string) => string;
  noDiscount: (label: string) => string;
  rule: (label: string, rule: string) => string;
  madeOptional: (label: string) => string;
  madeFixed: (label: string) => string;
  text: string;
  total: (before: string, after: string) => string;
  sameTotal: (total: string) => string;
  noAmount: string;
  minutes: (minutes: number) => string;
}

export const changeTexts: Readonly<Record<Language, ChangeTexts>> = {
  en: {
    fromTo: (what, before, after) => `${what}: ${after} instead of ${before}.`,
    what: {
      ...{ venue: 'Venue', day: 'Day', hours: 'Hours', setUp: 'Set-up and dismantling', guests: 'Guests' },
      ...{ layout: 'Seating', terms: 'Terms, version', customer: 'Customer' },
    },
    open: 'open',
    hours: (from, to) => `${from} to ${to}`,
    setUp: (before, after) => `${before} before, ${after} after the event`,
    added: (label, amount) => `New: ${label}, ${amount} net.`,
    addedOptional: (label, amount) => `New, if you like: ${label}, ${amount} net.`,
    dropped: (label, amount) => `No longer included: ${label}, ${amount} net.`,
    renamed: (before, after) => `“${before}” is now called “${after}”.`,
    quantity: (label, before, after) => `${label}: ${after} instead of ${before}.`,
    price: (label, before, after) => `${label}: ${after} instead of ${before} net.`,
    vat: (label, before, after) => `${label}: ${after}% VAT instead of ${before}%.`,
    discount: (label, percent, reason) => `${label}: ${percent}% discount (${reason}).`,
    noDiscount: (label) => `${label}: no discount any longer.`,
    rule: (label, rule) => (rule === '' ? `${label}: the note has been removed.` : `${label}: ${rule}`),
    madeOptional: (label) => `${label} can now be chosen and is no longer part of the total.`,
    madeFixed: (label) => `${label} is now part of the total.`,
    text: 'The text of the offer has been revised.',
    total: (before, after) => `Total including VAT: ${after} instead of ${before}.`,
    sameTotal: (total) => `The total including VAT is still ${total}.`,
    noAmount: 'no amount yet',
    minutes: (minutes) => `${minutes} min`,
  },
  de: {
    fromTo: (what, before, after) => `${what}: ${after} statt ${before}.`,
    what: {
      ...{ venue: 'Raum', day: 'Tag', hours: 'Uhrzeit', setUp: 'Auf- und Abbau', guests: 'Gäste' },
      ...{ layout: 'Bestuhlung', terms: 'AGB, Fassung', customer: 'Kunde' },
    },
    open: 'offen',
    hours: fromTo,
    setUp: (before, after) => `${before} vor, ${after} nach der Veranstaltung`,
    added: (label, amount) => `Neu: ${label}, ${amount} netto.`,
    addedOptional: (label, amount) => `Neu, auf Wunsch: ${label}, ${amount} netto.`,
    dropped: (label, amount) => `Entfällt: ${label}, ${amount} netto.`,
    renamed: (before, after) => `„${before}“ heißt jetzt „${after}“.`,
    quantity: (label, before, after) => `${label}: ${after} statt ${before}.`,
    price: (label, before, after) => `${label}: ${after} statt ${before} netto.`,
    vat: (label, before, after) => `${label}: ${after} % USt. statt ${before} %.`,
    discount: (label, percent, reason) => `${label}: ${percent} % Nachlass (${reason}).`,
    noDiscount: (label) => `${label}: Der Nachlass entfällt.`,
    rule: (label, rule) => (rule === '' ? `${label}: Der Hinweis entfällt.` : `${label}: ${rule}`),
    madeOptional: (label) => `${label} ist jetzt wählbar und nicht mehr im Gesamtbetrag enthalten.`,
    madeFixed: (label) => `${label} ist jetzt fester Bestandteil des Angebots.`,
    text: 'Der Text des Angebots wurde überarbeitet.',
    total: (before, after) => `Gesamtbetrag inkl. USt.: ${after} statt ${before}.`,
    sameTotal: (total) => `Der Gesamtbetrag inkl. USt. bleibt bei ${total}.`,
    noAmount: 'noch ohne Betrag',
    minutes: (minutes) => `${minutes} Min.`,
  },
};
