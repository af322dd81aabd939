import { counted, nounFor } from '@mainstage/contracts/counted';
import type { WebinarDate, WebinarState } from '@mainstage/contracts/answers';

/** At or below this number the remaining seats are shown. */
const few = 20;

/** Label of a button in states without its default label; `to` replaces the link to the form. */
export const webinarActions = {
  full: { label: 'Auf die Warteliste' },
  running: { label: 'Jetzt live dazukommen' },
  over: { label: 'Nächsten Termin anfragen', to: '/contact' },
} as const satisfies Record<Exclude<WebinarState, 'announced'>, { label: string; to?: string }>;

/** Text about available seats, in German. */
export function seatsText({ state, seats, seatsLeft }: Pick<WebinarDate, 'state' | 'seats' | 'seatsLeft'>): string {
  switch (state) {
    case 'announced':
      return seatsLeft <= few && seatsLeft < seats ? `Noch ${placesText(seatsLeft)} frei` : placesText(seats);
    case 'full':
      return nounFor(seats, 'Der Platz ist vergeben', `Alle ${seats} Plätze sind vergeben`);
    case 'running':
      return 'Läuft gerade';
    case 'over':
      return 'Dieser Termin ist vorbei';
  }
}

/** The closing promise of the page for the remaining number of seats. */
export function closingTitle({ state, seats }: Pick<WebinarDate, 'state' | 'seats'>): string {
  if (state === 'over') return 'Beim nächsten Mal sind Sie dabei.';
  if (state === 'full') return 'Wer absagt, macht Platz für Sie.';
  if (state === 'running') return 'Wir sind gerade live.';
  return nounFor(seats, 'Ein Platz. Er gehört Ihnen.', `${seats} Plätze. Einer davon ist Ihrer.`);
}

/** Text before the sign-up's fields; empty if a seat is free. */
export const webinarFormNotes: Partial<Record<WebinarState, string>> = {
  full: 'Alle Plätze sind im Moment vergeben. Mit Ihrer Anmeldung stehen Sie auf der Warteliste.',
  running: 'Das Webinar läuft gerade: Ihr Zugangslink führt direkt hinein.',
};

/** Replaces the form after the date. */
export const webinarOver = {
  title: 'Dieser Termin ist vorbei.',
  text: 'Anmelden können Sie sich dafür nicht mehr. Schreiben Sie uns, dann melden wir uns mit dem nächsten Termin.',
  action: webinarActions.over,
} as const;

function placesText(count: number): string {
  return counted(count, 'Platz', 'Plätze');
}
