import type { PrefilledMail } from '../mailto/mailto';

/** What a service's button writes: German, asking for a non-binding consultation (rule services.sections). */
export function consultationMail(service: string): PrefilledMail {
  return {
    subject: `Unverbindliche Beratung: ${service}`,
    body: [
      'Guten Tag,',
      '',
      `ich interessiere mich für „${service}“ und bitte um eine unverbindliche Beratung.`,
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

/** The closing button of the page asks about no service in particular. */
export const getStartedMail: PrefilledMail = consultationMail('Ihre Leistungen');
