import { dayText } from '@mainstage/calendar/days/day-text';
import { calendarWords } from '@mainstage/content/calendar/words';
import { offerTitle } from '@mainstage/content/offers/offer-title';
import { berlinToday } from '@mainstage/contracts/calendar';
import { isOutsideTourHours, outsideTourHours } from '@mainstage/content/site/tour-hours';
import type { DeskField, DeskKind } from '@mainstage/contracts/desk/leads';
import type { DeskLead } from '../entities/desk-lead';
import { layoutName, venueName } from '@mainstage/venues/facts/display-names';
import { choicesText } from '@mainstage/estimate/message';
import { businessEventForSales, eventInterestLabels } from '@mainstage/leads/business-event/fields';
import { contactForSales } from '@mainstage/leads/contact/fields';
import type { FieldForSales } from '@mainstage/leads/form-copy';
import { firstPageText } from '@mainstage/leads/lead-context';
import { tourForSales } from '@mainstage/leads/tour/fields';
import { type FormRow, typedOf } from './form-row';

const fieldsForSales = {
  contact: contactForSales,
  tour: tourForSales,
  'business-event': businessEventForSales,
} as const satisfies Record<DeskKind, Readonly<Record<string, FieldForSales>>>;

/** Labels and texts of fields that mails to sales rephrase. */
const rephrased: Readonly<Record<string, { label: string; text: (value: string) => string }>> = {
  preferredDate: { label: 'Day of the tour', text: dayText },
  preferredTime: { label: 'Time of the tour', text: String },
  numberOfGuests: { label: 'Guests on the tour', text: String },
  eventInterest: { label: 'Event format', text: eventInterestText },
};

/**
 * Every typed or chosen field: text unchanged, choices by their names and days in words. Text of several lines is the
 * message.
 */
export function typedFields({ form: kind, phone }: Pick<DeskLead, 'form' | 'phone'>, row: FormRow): DeskField[] {
  const typed = typedOf(row);
  const fields = Object.entries<FieldForSales>(fieldsForSales[kind]).map(
    ([field, shown]) => [labelOf(field, shown), textOf(field, typed[field])] as const,
  );
  // A caller's telephone number, for which the contact form has no field.
  const rang: Labelled = kind === 'contact' ? [['Phone', phone]] : [];
  return [...fields, ...rang, ...tourHoursOf(kind, typed), ...chosenOf(row), ...sourceOf(row)].flatMap(
    ([label, value]) =>
      label === undefined || value === undefined || value === null || value === ''
        ? []
        : [{ label, value: String(value) }],
  );
}

/** The text of several lines; null if the form has no such field or it was left empty. */
export function messageOf(kind: DeskKind, row: FormRow): string | null {
  const field = Object.entries<FieldForSales>(fieldsForSales[kind]).find(
    ([, shown]) => typeof shown === 'object' && 'quote' in shown,
  )?.[0];
  const text = field === undefined ? undefined : typedOf(row)[field];
  return typeof text === 'string' && text !== '' ? text : null;
}

function labelOf(field: string, shown: FieldForSales): string | undefined {
  if (typeof shown === 'string') return shown;
  if ('name' in shown) return shown.name;
  if ('phone' in shown) return shown.phone;
  return 'rephrased' in shown ? (rephrased[field]?.label ?? field) : undefined;
}

const textOf = (field: string, value: unknown): unknown =>
  value === undefined || value === null || value === '' ? value : (rephrased[field]?.text(String(value)) ?? value);

function eventInterestText(interest: string): string {
  return Object.hasOwn(eventInterestLabels, interest)
    ? eventInterestLabels[interest as keyof typeof eventInterestLabels]
    : interest;
}

type Labelled = readonly (readonly [label: string, value: unknown])[];

/** A tour outside the tour hours needs a check of who can give it before sales confirms (rule visits.tour). */
const tourHoursOf = (kind: DeskKind, { preferredDate, preferredTime }: Record<string, unknown>): Labelled =>
  kind === 'tour' && isOutsideTourHours(String(preferredDate ?? ''), String(preferredTime ?? ''))
    ? [['Tour hours', outsideTourHours]]
    : [];

const chosenOf = (row: FormRow): Labelled => [
  ['Venue', row.briefVenue && venueName(row.briefVenue)],
  ['Day', row.briefDate && dayText(row.briefDate)],
  ['Part of the day', row.briefPart && calendarWords.hires[row.briefPart]],
  ['Guests of the event', row.briefGuests],
  ['Layout', layoutName(row.briefLayout) ?? row.briefLayout],
  ['Estimate', row.briefEstimate && estimateText(row.briefEstimate, row.createdAt)],
  ['Offer', row.briefOffer && offerTitle(row.briefOffer)],
  ['Shortlist', row.briefShortlist?.map(venueName).join(', ')],
];

/** The choices of an estimate in words; as they are if they made none on the day of the enquiry. */
const estimateText = (estimate: string, at: Date): string => choicesText(estimate, berlinToday(at)) ?? estimate;

const sourceOf = (row: FormRow): Labelled => [
  ['Source', row.sourceUtmSource],
  ['Medium', row.sourceUtmMedium],
  ['Campaign', row.sourceUtmCampaign],
  ['Linked from', row.sourceReferrerHost],
  ['Came in through', firstPageText(row.sourceFirstPage)],
];
