import { webinarDateText } from '@mainstage/content/webinar/date-label';
import { factsOf, type Block } from '@mainstage/mail/layout/blocks';

export const webinarTitle = 'Live-Webinar zur LED-Wall';

/** When and where, the same in every mail about the webinar. */
export function webinarFacts(startsAt: Date): Block {
  const { weekday, day, time, endTime } = webinarDateText(startsAt);
  return factsOf([
    ['Webinar', webinarTitle],
    ['Termin', `${weekday}, ${day}`],
    ['Uhrzeit', `${time}–${endTime} Uhr (Frankfurter Zeit)`],
    ['Ort', 'Live und online'],
  ]);
}

export const webinarReason = 'Sie erhalten diese E-Mail, weil diese Adresse für unser Webinar angemeldet wurde.';

export const personalLinkNote: Block = {
  kind: 'note',
  tone: 'quiet',
  text: 'Der Zugang gehört Ihnen persönlich. Er öffnet sich zehn Minuten vor Beginn; bitte geben Sie ihn nicht weiter.',
};
