import type { DeskKind, LeadByHand } from '@mainstage/contracts/desk/leads';
import { parseForm } from '@mainstage/contracts/validate';
import { databaseTime } from '@mainstage/database/database-time';
import { DeskEntry } from '../entities/desk-entry';
import { DeskLead } from '../entities/desk-lead';
import { BusinessEventForm } from '@mainstage/leads/business-event/form';
import { businessEventLead } from '@mainstage/leads/business-event/lead';
import { ContactForm } from '@mainstage/leads/contact/form';
import { contactLead } from '@mainstage/leads/contact/lead';
import type { Lead } from '@mainstage/leads/lead';
import { TourForm } from '@mainstage/leads/tour/form';
import { tourLead } from '@mainstage/leads/tour/lead';
import type { EntityManager } from 'typeorm';
import { notifyDesk } from '../changes/notify-desk';
import { LeadNotFound } from '../desk-error';
import { findFormRow } from '../detail/form-row';
import { FieldsRejected } from './fields-rejected';
import { deskRowOf, noClock } from '../take-over/desk-rows';

const sourceTitles = { telephone: 'by telephone', fair: 'at a fair', agency: 'through an agency' } as const;

/**
 * Stores a lead that was not made by a form: a row of the form that a visitor would have sent, without consent and
 * without mails.
 * @param by address of the team member
 * @returns its id
 * @throws FieldsRejected
 */
export async function addLeadByHand(
  manager: EntityManager,
  { kind, source, clock, fields, phone, venue, date }: LeadByHand,
  by: string,
): Promise<string> {
  const { row, answer } = leadOf(kind, reachable(kind, fields, phone), {
    ...(venue && { venue }),
    ...(date && { date }),
  });
  const { id } = answer;
  return manager.transaction(async (own) => {
    if (!row) throw new LeadNotFound();
    await own.insert(row.entity, { ...row.values, id, visitorNotMailed: true });
    const stored = await findFormRow(own, kind, id);
    if (!stored) throw new LeadNotFound();
    const taken = deskRowOf(kind, stored, await databaseTime(own));
    await own.insert(DeskLead, {
      ...taken,
      ...(!clock && { ...noClock, firstAnswerBy: null }),
      ...{
        source,
        phone: taken.phone ?? phone ?? null,
        venue: venue ?? taken.venue,
        eventDate: date ?? taken.eventDate,
      },
    });
    await own.insert(DeskEntry, { leadId: id, by, kind: 'change', title: `Taken in by hand, ${sourceTitles[source]}` });
    await notifyDesk(own, [id]);
    return id;
  });
}

/** Names of the forms' fields for a telephone number. */
const phoneFields = { contact: undefined, tour: 'phoneNumber', 'business-event': 'phone' } as const;

/**
 * Adds the telephone number to the fields. A client needs an email address or a telephone number.
 * @throws FieldsRejected if there is neither
 */
function reachable(kind: DeskKind, fields: Record<string, unknown>, phone: string | undefined) {
  const name = phoneFields[kind];
  const number = (name && fields[name]) || phone;
  if (!fields['email'] && !number)
    throw new FieldsRejected([
      { field: 'fields.email', code: 'required', message: 'An email address or a telephone number is needed' },
    ]);
  return name && number ? { ...fields, [name]: number } : fields;
}

/** @throws FieldsRejected */
function leadOf(kind: DeskKind, fields: Record<string, unknown>, brief: object): Lead {
  switch (kind) {
    case 'contact':
      return contactLead(checked(ContactForm, { ...fields, brief })) as Lead;
    case 'tour':
      return tourLead(checked(TourForm, { ...fields, brief })) as Lead;
    case 'business-event':
      // The form requires no venue and day here; passing its validation records no consent.
      return businessEventLead(checked(BusinessEventForm, { ...fields, agreeToTerms: true })) as Lead;
  }
}

/** Placeholder for a missing address while the other fields are validated. */
const noAddress = 'nobody@example.com';

/** Validates the fields; a missing address becomes empty, because the columns are NOT NULL. @throws FieldsRejected */
function checked<Form extends { email: string }>(form: new () => Form, fields: Record<string, unknown>): Form {
  const { value, errors } = parseForm(form, { ...fields, email: fields['email'] || noAddress });
  if (value && !fields['email']) value.email = '';
  if (errors) throw new FieldsRejected(errors.map((error) => ({ ...error, field: `fields.${error.field}` })));
  return value;
}
