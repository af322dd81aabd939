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
  /** For forms without a telephone field. */
  phone?: string;
  /** By the names of the visitor's form. */
  fields: Record<string, string>;
}

/** The fields as the visitor's form sends them: numbers as numbers, without empty ones. */
function typedFields({ kind, fields }: HandValues): Record<string, unknown> {
  return Object.fromEntries(
    handFieldsOf(kind).flatMap(({ name, description }) => {
      const text = (fields[name] ?? '').trim();
      if (text === '') return [];
      return [[name, description.control === 'digits' && /^\d+$/.test(text) ? Number(text) : text]];
    }),
  );
}

/** The caller's telephone number, from either field. */
const phoneOf = ({ fields, phone }: HandValues): string =>
  (fields['phoneNumber'] ?? fields['phone'] ?? phone ?? '').trim();

/** Errors by field, by the rules of the visitor's form. */
export function errorsOf(values: HandValues): Record<string, string> {
  const body: FormClass = forms[values.kind].body;
  const consent = values.kind === 'business-event' ? { agreeToTerms: true } : {};
  const { errors = [] } = parseForm(body, { ...typedFields(values), ...consent });
  return Object.fromEntries(
    errors.flatMap(({ field, code }) => {
      if (field !== 'email' || code !== 'required') return [[field, fieldErrors.en[code]]];
      // A caller may have no address at hand.
      return phoneOf(values) ? [] : [[field, 'Please enter an email address or a telephone number.']];
    }),
  );
}

export function leadByHandOf(values: HandValues): LeadByHand {
  const { kind, source, clock, venue, date } = values;
  const chosen = { venue: venue || undefined, date: date || undefined, phone: phoneOf(values) || undefined };
  return { kind, source, clock, fields: typedFields(values), ...chosen };
}
