import { germanMomentText } from '@mainstage/calendar/days/day-text';
import { calendarEntries } from '@mainstage/content/forms/receipt';
import { webinarDateText } from '@mainstage/content/webinar/date-label';
import type { WebinarWords } from './webinar-words.types';

export const webinarWordsDe = {
  reason: 'Sie erhalten diese E-Mail, weil diese Adresse für unser Webinar angemeldet wurde.',
  alt: 'Die Crew wartet vor der LED-Wand, die die Minuten bis zum Webinar zählt.',
  dateOf(startsAt) {
    const { weekday, day, time, endTime, shown } = webinarDateText(startsAt);
    return {
      ...{ day, shown, date: `${weekday}, ${day}`, time: `${time} Uhr` },
      span: `${time}–${endTime} Uhr (Frankfurter Zeit)`,
    };
  },
  until: (at) => germanMomentText(at, at),
  facts: {
    webinar: calendarEntries.de.webinar.summary,
    date: 'Termin',
    time: 'Uhrzeit',
    where: 'Ort',
    online: 'Live und online',
  },
  personalLink: 'Ihr Zugang ist persönlich. Er öffnet sich zehn Minuten vor Beginn; bitte geben Sie ihn nicht weiter.',
  giveBack: {
    text: 'Doch verhindert? Dann geben Sie Ihren Platz bitte frei, damit jemand anderes teilnehmen kann:',
    button: 'Platz freigeben',
  },
  join: 'Zum Webinar',
  entry: 'Den Termin finden Sie als Kalendereintrag im Anhang.',
  notYou: 'Sie haben sich nicht angemeldet? Dann ignorieren Sie diese E-Mail bitte.',
  access: {
    subject: ({ day }) => `Ihr Zugang zum LED-Wall-Webinar am ${day}`,
    preview: ({ shown }) => `Ihr Platz ist reserviert: ${shown}, live und online.`,
    heading: 'Ihr Platz ist reserviert',
    text: 'Vielen Dank für Ihre Anmeldung. Wir freuen uns, Sie live begrüßen zu dürfen.',
    running: {
      subject: 'Das LED-Wall-Webinar läuft: Ihr Zugang',
      preview: 'Ihr Link führt direkt hinein.',
      heading: 'Wir sind gerade live',
      text: 'Vielen Dank für Ihre Anmeldung. Ihr Link führt direkt hinein.',
      button: 'Jetzt dazukommen',
    },
    past: {
      subject: 'Ihre Anmeldung zum LED-Wall-Webinar',
      preview: ({ day }) => `Der Termin am ${day} liegt bereits hinter uns.`,
      heading: 'Dieser Termin liegt bereits hinter uns',
      text: 'Vielen Dank für Ihre Anmeldung. Das Webinar hat an diesem Termin schon stattgefunden:',
      button: 'Ihr persönlicher Zugang',
      next: 'Wenn Sie sich für den nächsten Termin interessieren, antworten Sie einfach auf diese E-Mail. Wir melden uns gern bei Ihnen.',
    },
  },
  waitlist: {
    subject: 'Sie stehen auf der Warteliste für das LED-Wall-Webinar',
    preview: ({ shown }) => `Alle Plätze am ${shown} sind vergeben. Wir melden uns, sobald einer frei wird.`,
    heading: 'Sie stehen auf der Warteliste',
    text: 'Vielen Dank für Ihr Interesse. Zurzeit sind alle Plätze vergeben; Sie stehen nun auf unserer Warteliste.',
    next: 'Sobald ein Platz frei wird, rücken Sie automatisch nach und erhalten Ihren Zugang per E-Mail. Sie müssen nichts weiter tun.',
    leave: 'Sie möchten nicht mehr warten? Dann streichen Sie sich hier von der Liste:',
    button: 'Von der Warteliste streichen',
  },
  provisional: {
    subject: ({ day }) => `Bitte bestätigen: Ihr Platz im Webinar am ${day}`,
    preview: (until) => `Wir halten ihn bis ${until} für Sie frei.`,
    heading: 'Bitte bestätigen Sie Ihren Platz',
    text: (until) =>
      `Zurzeit melden sich sehr viele an. Ihr Platz ist vorgemerkt: Bestätigen Sie ihn auf der verlinkten Seite; Ihr Zugang kommt dann per E-Mail. Wir halten ihn bis ${until} frei.`,
    button: 'Seite öffnen und Platz bestätigen',
    notYou:
      'Sie haben sich nicht angemeldet? Dann ignorieren Sie diese E-Mail bitte; der Platz wird automatisch wieder frei.',
  },
  movedUp: {
    subject: ({ day }) => `Sie sind nachgerückt: LED-Wall-Webinar am ${day}`,
    preview: 'Ein Platz ist frei geworden, und er gehört Ihnen. Hier ist Ihr Zugang.',
    heading: 'Sie sind nachgerückt',
    text: 'Ein Platz ist frei geworden, und er gehört Ihnen. Wir freuen uns, Sie live begrüßen zu dürfen.',
    running:
      'Ein Platz ist frei geworden, und er gehört Ihnen. Das Webinar läuft bereits; Ihr Link führt direkt hinein.',
  },
  moved: {
    subject: ({ day }) => `Neuer Termin für Ihr LED-Wall-Webinar: ${day}`,
    heading: 'Wir haben einen neuen Termin',
    text: 'Das Webinar wurde verschoben.',
    entry: 'Der Eintrag im Anhang verschiebt den Termin in Ihrem Kalender.',
    places: {
      seat: {
        preview: 'Ihr Platz und Ihr Zugang bleiben.',
        text: 'Ihr Platz bleibt Ihnen erhalten, und Ihr Zugangslink gilt auch am neuen Termin.',
      },
      kept: {
        preview: 'Ihr Platz bleibt vorgemerkt.',
        text: 'Ihr Platz bleibt vorgemerkt; bestätigen Sie ihn mit dem Link aus unserer früheren E-Mail.',
      },
      waiting: {
        preview: 'Ihr Platz auf der Warteliste bleibt.',
        text: 'Sie stehen weiter auf der Warteliste; sobald ein Platz frei wird, rücken Sie automatisch nach.',
      },
    },
  },
  reminders: {
    preview: ({ time }) => `Beginn um ${time}. Hier ist Ihr persönlicher Zugang.`,
    day: {
      subject: ({ day, time }) => `Erinnerung: LED-Wall-Webinar am ${day}, ${time}`,
      heading: 'Bald geht es los',
      text: 'Wir erinnern Sie an Ihr Webinar und freuen uns auf Sie.',
    },
    hour: {
      subject: ({ time }) => `Heute um ${time}: Ihr LED-Wall-Webinar`,
      heading: ({ time }) => `Um ${time} geht es los`,
      text: 'Ihr Webinar beginnt in Kürze. Über Ihren persönlichen Zugang sind Sie live dabei.',
    },
  },
} satisfies WebinarWords;
