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
            `Diese Bedingungen gelten für die Vermietung von Räumen und für Leistungen von ${brand.name}, im Folgenden „der Vermieter“. Andere Bedingungen gelten nur, wenn der Vermieter ihnen schriftlich zugestimmt hat.`,
            'Ein Muster für diese Website: Ein Betreiber lässt seinen eigenen Text vor der Verwendung anwaltlich prüfen.',
          ],
        },
        {
          title: '2 Vertrag',
          paragraphs: [
            'Der Vertrag kommt mit der Unterschrift beider Seiten zustande. Eine Option bindet den Vermieter für die genannte Zeit, den Kunden nicht.',
          ],
        },
        {
          title: '3 Zahlung',
          paragraphs: [
            `Rechnungen sind binnen ${dueDays} Tagen nach Erhalt fällig. Liegt die Veranstaltung höchstens ${onSigningWithinDays} Tage nach der Unterschrift, ist der ganze Betrag mit der Unterschrift fällig.`,
            `Aufträge bis ${euroGerman(inFullUpToEuro)} sind sofort in voller Höhe fällig. Ab ${euroGerman(inFullUpToEuro)} sind ${percent(instalments.atContract)} mit dem Vertrag und ${percent(instalments.later)} spätestens ${instalments.laterWeeksBefore} Wochen vor der Veranstaltung fällig.`,
            `Bei Verzug fallen Zinsen von ${percent(lateInterest.business)} an, bei Verbrauchern von ${percent(lateInterest.consumerAboveBaseRate)} über dem Basiszinssatz. Bei Zahlung mit einer Firmenkreditkarte kommen ${percent(creditCardFee)} des Betrags hinzu; private Karten kosten nichts (§ 270a BGB).`,
            'Der Vermieter darf den Zugang verweigern, bis alle fälligen Beträge eingegangen sind.',
          ],
        },
        {
          title: '4 Rücktritt',
          paragraphs: [
            'Der Kunde kann jederzeit schriftlich zurücktreten. Vom Rechnungsbetrag erstattet der Vermieter:',
          ],
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
            `Änderungen sind mehr als ${deadlineDays} Tage vor der Veranstaltung ohne Aufschlag möglich. Danach werden auf den Preis der Änderung Eilzuschläge erhoben; sie gelten für Änderungen binnen ${rushAppliesWithinDays} Tagen:`,
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
            `Ändert sich die Zahl der Teilnehmer um mehr als ${percent(participants.noticeOverPercent)}, ist dies mindestens ${participants.noticeWorkingDays} Werktage vorher mitzuteilen und bedarf schriftlicher Zustimmung. Über ${percent(participants.repricingOverPercent)} darf der Vermieter den Preis anpassen und Räume tauschen.`,
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
            'Rigging, Strom und Speisen stellt allein der Vermieter. Fluchtwege bleiben frei. Dekorationen sind schwer entflammbar (B1). Den Anweisungen der Haustechnik zur Sicherheit ist zu folgen.',
          ],
        },
        {
          title: '11 Haftung',
          paragraphs: [
            'Der Vermieter haftet unbeschränkt für Vorsatz und grobe Fahrlässigkeit und für Verletzungen von Leben, Körper und Gesundheit. Bei leichter Fahrlässigkeit haftet er nur für die Verletzung wesentlicher Pflichten und begrenzt auf den vorhersehbaren Schaden. Der Kunde haftet für Schäden durch Gäste, Mitarbeiter und Zulieferer.',
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
