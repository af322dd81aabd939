import { cancellationRefunds, changes, paymentTerms } from '@mainstage/content/constants/booking-terms';
import type { Terms } from '@mainstage/contracts/offers/terms';

const [early, late] = cancellationRefunds;
const { dueDays, instalments, inFullUpToEuro } = paymentTerms;

/** Terms of the demo. A provider replaces them by a folder of its own (setting TERMS). */
export const sampleTerms: Terms = {
  version: 'sample-1',
  sample: true,
  text: {
    en: `# Terms and conditions (sample)

**This text is a sample for the demonstration. It has no legal effect and must not be used for real bookings.**

## 1. Subject

These terms apply to the hire of rooms and to the services of the accepted offer.

## 2. Booking

The booking becomes definite when the client accepts a binding offer. An option ends at the time named in it.

## 3. Payment

Invoices are due within ${dueDays} days. Above ${inFullUpToEuro} euro, ${instalments.atContract}% is due with the contract and ${instalments.later}% at least ${instalments.laterWeeksBefore} weeks before the event.

## 4. Changes

Changes are possible up to ${changes.deadlineDays} days before the event. Later ones cost a surcharge.

## 5. Cancellation

Up to ${early.weeksBefore} weeks before the event we refund ${early.refund}%, up to ${late.weeksBefore} weeks before it ${late.refund}%.

## 6. House rules

The number of guests of a floor must not be exceeded at any time.`,
    de: `# Allgemeine Geschäftsbedingungen (Muster)

**Dieser Text ist ein Muster für die Demonstration. Er hat keine rechtliche Wirkung und darf nicht für echte Buchungen verwendet werden.**

## 1. Gegenstand

Diese Bedingungen gelten für die Miete der Räume und für die Leistungen des angenommenen Angebots.

## 2. Buchung

Die Buchung wird verbindlich, sobald der Kunde ein verbindliches Angebot annimmt. Eine Option endet zu dem genannten Zeitpunkt.

## 3. Zahlung

Rechnungen sind innerhalb von ${dueDays} Tagen zu zahlen. Über ${inFullUpToEuro} Euro sind ${instalments.atContract}\u00A0% mit Vertragsschluss und ${instalments.later}\u00A0% spätestens ${instalments.laterWeeksBefore} Wochen vor der Veranstaltung fällig.

## 4. Änderungen

Änderungen sind bis ${changes.deadlineDays} Tage vor der Veranstaltung möglich. Für spätere wird ein Zuschlag berechnet.

## 5. Stornierung

Bis ${early.weeksBefore} Wochen vor der Veranstaltung erstatten wir ${early.refund}\u00A0%, bis ${late.weeksBefore} Wochen vorher ${late.refund}\u00A0%.

## 6. Hausordnung

Die zulässige Personenzahl einer Etage darf zu keinem Zeitpunkt überschritten werden.`,
  },
};
