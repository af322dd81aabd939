import { languageNames } from '@mainstage/contracts/language';
import type { DeskKind } from '@mainstage/contracts/desk/leads';
import { businessEventCopy, businessEventForSales } from '@mainstage/leads/business-event/fields';
import { contactCopy, contactForSales } from '@mainstage/leads/contact/fields';
import type { AnyFormCopy, FieldDescription, FieldForSales } from '@mainstage/leads/form-copy';
import { tourCopy, tourForSales } from '@mainstage/leads/tour/fields';

export interface HandField {
  name: string;
  label: string;
  required: boolean;
  description: FieldDescription;
}

const copies: Record<DeskKind, { copy: AnyFormCopy; forSales: Readonly<Record<string, FieldForSales>> }> = {
  contact: { copy: contactCopy, forSales: contactForSales },
  tour: { copy: tourCopy, forSales: tourForSales },
  'business-event': { copy: businessEventCopy, forSales: businessEventForSales },
};

/** Labels of fields that mails to sales show without one. */
const ownLabels: Record<string, string> = {
  preferredDate: 'Preferred date',
  preferredTime: 'Preferred time',
  numberOfGuests: 'Number of guests',
  eventInterest: 'Event format',
};

function labelOf(name: string, forSales: FieldForSales | undefined): string {
  if (typeof forSales === 'string') return forSales;
  return ownLabels[name] ?? Object.values(forSales ?? {})[0] ?? name;
}

/** By default the language of the form. */
const answeredIn: HandField = {
  name: 'language',
  label: 'Answered in',
  required: false,
  description: { label: 'Answered in', control: 'select', options: Object.entries(languageNames) },
};

/**
 * The fields of the visitor’s form, in English; a telephone number can replace the address, and consent is not claimed
 * for a person who did not give it.
 */
export function handFieldsOf(kind: DeskKind): HandField[] {
  const { copy, forSales } = copies[kind];
  const typed = Object.entries(copy.fields).flatMap(([name, description]) =>
    description === undefined || description.control === 'consent'
      ? []
      : [
          {
            name,
            label: labelOf(name, forSales[name]),
            required: !description.optional && name !== 'email',
            description,
          },
        ],
  );
  return [...typed, answeredIn];
}
