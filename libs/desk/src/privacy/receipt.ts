import { berlinTime } from '@mainstage/contracts/berlin-time';
import { fullDateText } from '@mainstage/contracts/date-text';
import { consentTexts, earlierConsentTexts } from '@mainstage/content/consent/consent-texts';
import type { PersonalData } from './export';

const when = (at: Date) => {
  const { day, time } = berlinTime(at);
  return `${fullDateText(day, { weekday: 'long' })}, ${time} (Frankfurt time)`;
};
const texts = [...Object.values(consentTexts), ...earlierConsentTexts];

/** The person's consents with time and wording, to print or to send. */
export function consentReceipt({ address, exportedAt, tables }: PersonalData): string {
  const consents = tables.consents as { form: string; text_version: string; given_at: Date; lead_id: string }[];
  const head = [`Consent given with ${address}`, `Read on ${when(exportedAt)}`];
  if (consents.length === 0) return [...head, '', 'None is kept.', ''].join('\n');
  const entries = [...consents]
    .sort((a, b) => a.given_at.getTime() - b.given_at.getTime())
    .flatMap(({ form, text_version, given_at, lead_id }) => [
      '',
      `Form:       ${form}`,
      `Given on:   ${when(given_at)}`,
      `Reference:  ${lead_id}`,
      `Version:    ${text_version}`,
      `Words:      ${texts.find(({ version }) => version === text_version)?.text ?? 'of a version that this release does not know'}`,
    ]);
  return [...head, ...entries, ''].join('\n');
}
