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
  /** Where the visitor's form has no field for it. */
  phone?: string;
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

/** A telephone number that the caller left, in whichever field. */
const phoneOf = ({ fields, phone }: HandValues): string =>
  (fields['phoneNumber'] ?? fields['phone'] ?? phone ?? '').trim();

/** What is wrong, by the rules of the visitor's own form: messages by field. */
export function errorsOf(values: HandValues): Record<string, string> {
  const body: FormClass = forms[values.kind].body;
  const consent = values.kind === 'business-event' ? { agreeToTerms: true } : {};
  const { errors = [] } = parseForm(body, { ...typedFields(values), ...consent });
  return Object.fromEntries(
    errors.flatMap(({ field, code }) => {
      if (field !== 'email' || code !== 'required') return [[field, fieldErrors.en[code]]];
      // Whoever rings may have no address at hand.
      return phoneOf(values) ? [] : [[field, 'Please enter an email address or a telephone number.']];
    }),
  );
}

/** What is sent. */
export function leadByHandOf(values: HandValues): LeadByHand {
  const { kind, source, clock, venue, date } = values;
  const chosen = { venue: venue || undefined, date: date || undefined, phone: phoneOf(values) || undefined };
  return { kind, source, clock, fields: typedFields(values), ...chosen };
}
