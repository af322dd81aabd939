import { cancellationRefunds, changes, overtime, paymentTerms } from '@mainstage/content/constants/booking-terms';
import { euroGerman } from '@mainstage/content/constants/figures';
import { brand } from '@mainstage/content/site/brand';
import type { Deck } from './deck';

const { dueDays, onSigningWithinDays, inFullUpToEuro, instalments, lateInterest, creditCardFee } = paymentTerms;
const { deadlineDays, rush, rushAppliesWithinDays, onDayPayableWithinDays, participants, techFilesDueDays } = changes;
const span = (hours: number) => (hours > 48 ? `${hours / 24} Tage` : `${hours} Stunden`);
const percent = (value: number) => `${value} %`;

export const termsGerman: Deck = {
  file: 'geschaeftsbedingungen-de.pdf',
  lang: 'de',
  eyebrow: 'Für Kunden',
  title: 'Geschäftsbedingungen',
  lead: 'Die maßgebliche Fassung.',
  picture: 'signed-papers',
  chapters: [
    {
      title: 'Vertrag und Zahlung',
      sections: [
        {
          title: '1 Geltung',
          paragraphs: [
            `Diese Bedingungen gelten für die Vermietung von Räumen und für Leistungen von ${brand.name}, im Folgenden „das Haus“. Andere Bedingungen gelten nur, wenn das Haus ihnen schriftlich zugestimmt hat.`,
            'Ein Muster für diese Website: Ein Betreiber lässt seinen eigenen Text vor der Verwendung anwaltlich prüfen.',
          ],
        },
        {
          title: '2 Vertrag',
          paragraphs: [
            'Der Vertrag kommt mit der Unterschrift beider Seiten zustande. Eine Option bindet das Haus für die genannte Zeit und den Kunden nicht.',
          ],
        },
        {
          title: '3 Zahlung',
          paragraphs: [
            `Rechnungen sind binnen ${dueDays} Tagen nach Erhalt fällig. Liegt die Veranstaltung höchstens ${onSigningWithinDays} Tage nach der Unterschrift, ist der ganze Betrag mit der Unterschrift fällig.`,
            `Aufträge bis ${euroGerman(inFullUpToEuro)} sind sofort in voller Höhe fällig. Ab ${euroGerman(inFullUpToEuro)} sind ${percent(instalments.atContract)} mit dem Vertrag und ${percent(instalments.later)} spätestens ${instalments.laterWeeksBefore} Wochen vor der Veranstaltung fällig.`,
            `Bei Verzug fallen Zinsen von ${percent(lateInterest.business)} an, bei Verbrauchern von ${percent(lateInterest.consumerAboveBaseRate)} über dem Basiszinssatz. Bei Zahlung mit einer Firmenkreditkarte kommen ${percent(creditCardFee)} des Betrags hinzu; private Karten kosten nichts (§ 270a BGB).`,
            'Das Haus darf seine Türen geschlossen halten, bis alles Fällige eingegangen ist.',
          ],
        },
        {
          title: '4 Rücktritt',
          paragraphs: ['Der Kunde kann jederzeit schriftlich zurücktreten. Vom Rechnungsbetrag erstattet das Haus:'],
          rows: {
            ...Object.fromEntries(
              cancellationRefunds.map(({ weeksBefore, refund }) => [
                `Bis ${weeksBefore} Wochen vorher`,
                percent(refund),
              ]),
            ),
            Später: 'nichts',
          },
        },
      ],
    },
    {
      title: 'Änderungen und Ablauf',
      sections: [
        {
          title: '5 Änderungen',
          paragraphs: [
            `Änderungen sind mehr als ${deadlineDays} Tage vor der Veranstaltung ohne Aufschlag möglich. Ab dann kommen auf den Preis des Geänderten Eilaufschläge; sie gelten für Änderungen binnen ${rushAppliesWithinDays} Tagen:`,
          ],
          rows: Object.fromEntries(
            rush.map(({ hoursBefore, surcharge }) => [`Ab ${span(hoursBefore)} vorher`, percent(surcharge)]),
          ),
        },
        {
          title: '6 Am Tag selbst',
          paragraphs: [
            `Was am Tag der Veranstaltung bestellt wird, ist binnen ${onDayPayableWithinDays} Tagen zu zahlen.`,
          ],
        },
        {
          title: '7 Teilnehmer',
          paragraphs: [
            `Ändert sich die Zahl der Teilnehmer um mehr als ${percent(participants.noticeOverPercent)}, ist dies mindestens ${participants.noticeWorkingDays} Werktage vorher mitzuteilen und bedarf schriftlicher Zustimmung. Über ${percent(participants.repricingOverPercent)} darf das Haus den Preis neu bilden und Räume tauschen.`,
          ],
        },
        {
          title: '8 Dateien',
          paragraphs: [
            `Folien, Filme und technische Dateien sind ${techFilesDueDays} Tage vor der Veranstaltung zu liefern.`,
          ],
        },
        {
          title: '9 Überziehung',
          paragraphs: [
            `Bis zu ${overtime.upToHours} Stunden kostet jede Stunde ${percent(overtime.perHour.fullDay)} der Rechnung bei einem ganzen Tag, ${percent(overtime.perHour.evening)} bei einem Abend und ${percent(overtime.perHour.halfDay)} bei einem halben Tag. Darüber hinaus wird ein ganzer weiterer Tag berechnet. Spätestes Ende ist ${overtime.latestEnd} Uhr.`,
          ],
        },
        {
          title: '10 Hausordnung',
          paragraphs: [
            'Rigging, Strom und Speisen stellt allein das Haus. Fluchtwege bleiben frei. Dekorationen sind schwer entflammbar (B1). Den Anweisungen der Haustechnik zur Sicherheit ist zu folgen.',
          ],
        },
        {
          title: '11 Haftung',
          paragraphs: [
            'Das Haus haftet unbeschränkt für Vorsatz und grobe Fahrlässigkeit und für Verletzungen von Leben, Körper und Gesundheit. Bei leichter Fahrlässigkeit haftet es nur für die Verletzung wesentlicher Pflichten und begrenzt auf den vorhersehbaren Schaden. Der Kunde haftet für Schäden durch Gäste, Mitarbeiter und Zulieferer.',
          ],
        },
        {
          title: '12 Recht',
          paragraphs: [`Es gilt deutsches Recht. Unter Kaufleuten entscheiden die Gerichte in ${brand.city}.`],
        },
      ],
    },
  ],
};
