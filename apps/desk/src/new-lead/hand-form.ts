import { fieldErrors } from '@mainstage/content/forms/field-errors';
import type { DeskKind, LeadByHand } from '@mainstage/contracts/desk/leads';
import type { FormClass } from '@mainstage/contracts/field';
import { parseForm } from '@mainstage/contracts/validate';
import { forms } from '@mainstage/leads/forms';
import { handFieldsOf } from './hand-fields';

export interface HandValues {
  kind: DeskKind;
  source: LeadByHand['source'];
  clock: boolean;
  venue: string;
  date: string;
  /** By the names of the visitor's form. */
  fields: Record<string, string>;
}

/** The fields as the visitor's form would send them: numbers as numbers, what is empty left out. */
function typedFields({ kind, fields }: HandValues): Record<string, unknown> {
  return Object.fromEntries(
    handFieldsOf(kind).flatMap(({ name, description }) => {
      const text = (fields[name] ?? '').trim();
      if (text === '') return [];
      return [[name, description.control === 'digits' && /^\d+$/.test(text) ? Number(text) : text]];
    }),
  );
}

/** What is wrong, by the rules of the visitor's own form: messages by field. */
export function errorsOf(values: HandValues): Record<string, string> {
  const body: FormClass = forms[values.kind].body;
  const consent = values.kind === 'business-event' ? { agreeToTerms: true } : {};
  const { errors = [] } = parseForm(body, { ...typedFields(values), ...consent });
  return Object.fromEntries(errors.map(({ field, code }) => [field, fieldErrors.en[code]]));
}

/** What is sent. */
export function leadByHandOf(values: HandValues): LeadByHand {
  const { kind, source, clock, venue, date } = values;
  return { kind, source, clock, fields: typedFields(values), venue: venue || undefined, date: date || undefined };
}
