import { cancellationRefunds, changes, overtime, paymentTerms } from '../constants/booking-terms';
import { euroGerman } from '../constants/figures';

/** German notation: a narrow space before the sign. */
const percent = (value: number): string => `${value} %`;

const { instalments, lateInterest } = paymentTerms;
const { perHour } = overtime;
const [early, late] = cancellationRefunds;
const { participants, rush } = changes;
const charges = rush.map(({ hoursBefore, surcharge }) =>
  hoursBefore > 48
    ? `${percent(surcharge)} ab ${hoursBefore / 24} Tagen`
    : `${percent(surcharge)} ab ${hoursBefore} Stunden`,
);

/** Usual terms of hiring rooms (rule payment.due), in German, for the terms of use. */
export const bookingTermRows = [
  {
    term: 'Zahlung',
    detail: `Rechnungen sind innerhalb von ${paymentTerms.dueDays} Tagen nach Erhalt fällig; liegt die Veranstaltung weniger als ${paymentTerms.onSigningWithinDays} Tage entfernt, bei Unterzeichnung.`,
  },
  {
    term: 'Raten',
    detail: `Bis ${euroGerman(paymentTerms.inFullUpToEuro)} ist der Betrag sofort in voller Höhe fällig. Ab ${euroGerman(paymentTerms.inFullUpToEuro)} sind ${percent(instalments.atContract)} bei Vertragsschluss fällig und ${percent(instalments.later)} spätestens ${instalments.laterWeeksBefore} Wochen vor der Veranstaltung.`,
  },
  {
    term: 'Verzug',
    detail: `Verzugszinsen von ${percent(lateInterest.business)}; bei Verbraucherinnen und Verbrauchern ${lateInterest.consumerAboveBaseRate} Prozentpunkte über dem Basiszinssatz.`,
  },
  {
    term: 'Kreditkarte',
    detail: `Zuschlag von ${percent(paymentTerms.creditCardFee)} bei Firmenkarten; private Karten kosten nichts (§ 270a BGB).`,
  },
  {
    term: 'Stornierung',
    detail: `Bis ${early.weeksBefore} Wochen vor der Veranstaltung werden ${percent(early.refund)} erstattet, bis ${late.weeksBefore} Wochen davor ${percent(late.refund)}.`,
  },
  {
    term: 'Überziehung',
    detail: `Je Stunde ${percent(perHour.fullDay)} der Rechnung bei ganzen Tagen, ${percent(perHour.evening)} bei Abenden, ${percent(perHour.halfDay)} bei halben Tagen. Mehr als ${overtime.upToHours} Stunden gelten als voller weiterer Tag. Ende spätestens um ${overtime.latestEnd} Uhr.`,
  },
  {
    term: 'Änderungen',
    detail: `Ohne Zuschlag mehr als ${changes.deadlineDays} Tage vor der Veranstaltung. Spätere Änderungen kosten einen Zuschlag: ${charges.join(', ')} davor. Er gilt für Änderungen innerhalb von ${changes.rushAppliesWithinDays} Tagen; Änderungen am Tag selbst sind innerhalb von ${changes.onDayPayableWithinDays} Tagen zu bezahlen.`,
  },
  {
    term: 'Personenzahl',
    detail: `Weicht sie um mehr als ${percent(participants.noticeOverPercent)} ab, teilen Sie es mindestens ${participants.noticeWorkingDays} Werktage vorher mit und wir stimmen in Textform zu. Ab mehr als ${percent(participants.repricingOverPercent)} dürfen wir Preise anpassen und Räume tauschen.`,
  },
  { term: 'Technische Dateien', detail: `${changes.techFilesDueDays} Tage vor der Veranstaltung.` },
] as const;
