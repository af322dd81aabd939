import type { PrefilledMail } from '../mailto/mailto';

/** Mail of a service's button: a German request for a non-binding consultation (rule services.sections). */
export const consultationMail = (service: string): PrefilledMail => mailAbout(service, `„${service}“`);

/** Mail of the page's closing button, without a particular service. */
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
