import { dayText } from '@mainstage/calendar/days/day-text';
import { calendarWords } from '@mainstage/content/calendar/words';
import type { LeadDetails } from '@mainstage/contracts/desk/leads';
import { type Language, languageNames } from '@mainstage/contracts/language';
import { e164Of } from '@mainstage/contracts/phone-numbers';
import type { DeskLead } from '../entities/desk-lead';
import { layoutName, venueName } from '@mainstage/venues/facts/display-names';
import { ContactSubmission } from '@mainstage/leads/contact/entity';
import type { TourBooking } from '@mainstage/leads/tour/entity';
import type { Hire } from '@mainstage/contracts/day-parts';
import type { VenueId } from '@mainstage/venues/facts/ids';
import type { FormRow } from '../detail/form-row';

/** The correctable details of a lead's client and event: the fields that its form has. */
export function detailsOf(lead: DeskLead, row: FormRow): LeadDetails {
  const { briefPart: part, briefGuests: guests, briefLayout: layout, company } = row;
  const common = {
    ...{ email: lead.email || null, phone: lead.phone, company, venue: lead.venue, date: lead.eventDate },
    ...{ part, guests, layout, language: lead.language },
  };
  if (row instanceof ContactSubmission) return { firstName: row.firstName, lastName: row.lastName, ...common };
  if (isTour(row)) {
    const { fullName, preferredDate: tourDate, preferredTime: tourTime, numberOfGuests: tourGuests } = row;
    return { fullName, ...common, tourDate, tourTime, tourGuests };
  }
  const { firstName, lastName } = (row as TourBooking<'business_event'>).typed;
  return { firstName, lastName, ...common };
}

const isTour = (row: FormRow): row is TourBooking<'tour'> => 'kind' in row && row.kind === 'tour';

/** Name of the client in lists and bookings. */
export const nameOf = ({ firstName, lastName, fullName }: LeadDetails): string =>
  fullName ?? `${firstName ?? ''} ${lastName ?? ''}`.trim();

export const deskColumns = (details: LeadDetails): Partial<DeskLead> => ({
  ...{ name: nameOf(details), company: details.company, email: details.email ?? '', phone: details.phone },
  ...{ venue: details.venue, eventDate: details.date, language: details.language },
  ...(details.tourDate !== undefined && { tourDate: details.tourDate }),
});

/** Columns of the form's row, from which mails and bookings read. */
export function formColumns(row: FormRow, details: LeadDetails): Partial<ContactSubmission> & Partial<TourBooking> {
  const { firstName, lastName, company, phone, guests, layout, date, language } = details;
  const email = details.email ?? '';
  const common = {
    ...{ language, email, company, briefGuests: guests, briefLayout: layout, briefDate: date },
    ...{ briefVenue: details.venue as VenueId | null, briefPart: details.part as Hire | null },
  };
  if (row instanceof ContactSubmission) return { ...common, firstName: firstName!, lastName: lastName! };
  const reached = { fullName: nameOf(details), phoneNumber: phone, phoneE164: (phone && e164Of(phone)) || null };
  if (!isTour(row)) {
    const typed = { ...row.typed, firstName, lastName, email, company, phone } as TourBooking['typed'];
    return { ...common, ...reached, typed: given(typed) };
  }
  const { tourDate: preferredDate = row.preferredDate, tourTime: preferredTime = row.preferredTime } = details;
  const numberOfGuests = details.tourGuests ?? null;
  const tour = { preferredDate, preferredTime, numberOfGuests };
  const typed = { ...row.typed, fullName: nameOf(details), email, company, phoneNumber: phone, ...tour };
  return { ...common, ...reached, ...tour, typed: given(typed as TourBooking['typed']) };
}

/** Omits empty values, as a form does. */
const given = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  ) as Fields;

export const detailLabels = {
  firstName: 'First name',
  lastName: 'Last name',
  fullName: 'Name',
  email: 'Email address',
  phone: 'Telephone',
  company: 'Company',
  venue: 'Venue',
  date: 'Day',
  part: 'Part of the day',
  guests: 'Guests',
  layout: 'Layout',
  language: 'Language',
  tourDate: 'Day of the tour',
  tourTime: 'Time of the tour',
  tourGuests: 'Guests on the tour',
} as const satisfies Record<keyof LeadDetails, string>;

/** A value as text, for the history. */
export function detailText(name: keyof LeadDetails, value: string | number | null | undefined): string {
  if (value === null || value === undefined) return 'none';
  if (name === 'venue') return venueName(String(value));
  if (name === 'date' || name === 'tourDate') return dayText(String(value));
  if (name === 'language') return languageNames[value as Language];
  if (name === 'part') return calendarWords.hires[value as Hire];
  return (name === 'layout' && layoutName(String(value))) || String(value);
}
