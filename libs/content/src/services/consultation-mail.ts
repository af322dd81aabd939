import type { PrefilledMail } from '../mailto/mailto';

/** What a service's button writes: German, asking for a non-binding consultation (rule services.sections). */
export const consultationMail = (service: string): PrefilledMail => mailAbout(service, `„${service}“`);

/** The closing button of the page asks about no service in particular. */
export const getStartedMail: PrefilledMail = mailAbout('Ihre Leistungen', 'Ihre Leistungen');

function mailAbout(subject: string, named: string): PrefilledMail {
  return {
    subject: `Unverbindliche Beratung: ${subject}`,
    body: [
      'Guten Tag,',
      '',
      `ich interessiere mich für ${named} und bitte um eine unverbindliche Beratung.`,
      '',
      'Mein Vorhaben:',
      'Gewünschter Termin:',
      'Anzahl der Gäste:',
      'So erreichen Sie mich:',
      '',
      'Mit freundlichen Grüßen',
    ].join('\n'),
  };
}
