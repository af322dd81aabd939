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
 * Takes in a lead that came another way: a row of the form that a visitor would have sent, without the visitor's consent and
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

/** Where a form has a field for a telephone number. */
const phoneFields = { contact: undefined, tour: 'phoneNumber', 'business-event': 'phone' } as const;

/**
 * The fields with the telephone number in its place. A client is reached by email or by telephone.
 * @throws FieldsRejected where there is neither
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
      // The form does without a venue and a day; that a consent is needed does not mean that one is recorded.
      return businessEventLead(checked(BusinessEventForm, { ...fields, agreeToTerms: true })) as Lead;
  }
}

/** Stands for the address that a caller did not give, while the other fields are checked. */
const noAddress = 'nobody@example.com';

/** An address that was not given is empty in the row: the columns of before do without a NULL. @throws FieldsRejected */
function checked<Form extends { email: string }>(form: new () => Form, fields: Record<string, unknown>): Form {
  const { value, errors } = parseForm(form, { ...fields, email: fields['email'] || noAddress });
  if (value && !fields['email']) value.email = '';
  if (errors) throw new FieldsRejected(errors.map((error) => ({ ...error, field: `fields.${error.field}` })));
  return value;
}
