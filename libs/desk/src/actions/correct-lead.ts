import type { DeskLead as ListedLead, LeadCorrection, LeadDetails } from '@mainstage/contracts/desk/leads';
import type { FieldError } from '@mainstage/contracts/validate';
import { resendConfirmation } from '../delivery/resend-confirmation';
import { noteLeadEvents } from '../changes/lead-events';
import type { DeskLead } from '../entities/desk-lead';
import { notifyMailsDue } from '@mainstage/database/mails/mails-due-notifier';
import { Booking } from '@mainstage/bookings/entities/booking';
import { ContactSubmission } from '@mainstage/leads/contact/entity';
import { TourBooking } from '@mainstage/leads/tour/entity';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { listedLead } from '../desk-lead-view';
import { lockDeskLead, requireVersion, wasMade, writeChange } from '../changes/change-lead';
import { LeadNotFound } from '../desk-error';
import { findFormRow } from '../detail/form-row';
import { FieldsRejected } from './fields-rejected';
import { deskColumns, detailLabels, detailsOf, detailText, formColumns, nameOf } from './lead-details';

type Name = keyof LeadDetails;

/**
 * Corrects the details of a lead: in the form's row, from which mails are rendered, at the desk, and in its bookings.
 * The history keeps the former values (rule desk.corrections). A corrected email address gets the confirmation that did
 * not arrive.
 * @param by address of the team member
 * @throws LeadNotFound, LeadChangedMeanwhile, FieldsRejected
 */
export async function correctLead(
  manager: EntityManager,
  leadId: string,
  { version, key, ...correction }: LeadCorrection,
  by: string,
): Promise<ListedLead> {
  return manager.transaction(async (own) => {
    const lead = await lockDeskLead(own, leadId);
    if (await wasMade(own, leadId, key)) return listedLead(lead);
    requireVersion(lead, version);
    const row = await findFormRow(own, lead.form, leadId);
    if (!row) throw new LeadNotFound();
    const before = detailsOf(lead, row);
    const names = changedNames(before, correction);
    if (names.length === 0) return listedLead(lead);
    const after = { ...before, ...correction };
    reject(names, before, after);
    const entity = lead.form === 'contact' ? ContactSubmission : TourBooking;
    await own.update<ContactSubmission | TourBooking>(entity, { id: leadId }, formColumns(row, after));
    await correctBookings(own, leadId, before, after);
    if (before.email !== after.email && after.email) await correctAddress(own, lead, after.email);
    const text = names
      .map((name) => `${detailLabels[name]}: ${words(name, before)} → ${words(name, after)}`)
      .join('\n');
    const entry = { kind: 'change', title: 'Corrected', text, requestKey: key ?? null } as const;
    return writeChange(own, lead, { columns: deskColumns(after), entries: [entry] }, by);
  });
}

const words = (name: Name, details: LeadDetails) => detailText(name, details[name]);

function changedNames(before: LeadDetails, correction: Partial<LeadDetails>): Name[] {
  const names = Object.keys(detailLabels) as Name[];
  return names.filter((name) => correction[name] !== undefined && correction[name] !== (before[name] ?? null));
}

const needed: readonly Name[] = ['firstName', 'lastName', 'fullName', 'tourDate', 'tourTime', 'language'];

/** @throws FieldsRejected */
function reject(names: readonly Name[], before: LeadDetails, after: LeadDetails): void {
  const errors = names.flatMap((field): FieldError[] => {
    if (!(field in before))
      return [{ field, code: 'not_offered', message: `${field} is no field of the form of this lead` }];
    if (after[field] === null && needed.includes(field))
      return [{ field, code: 'required', message: `${field} must not be empty` }];
    // Pending mails need an address.
    if (field === 'email' && after.email === null)
      return [{ field, code: 'required', message: 'An email address is corrected, not taken away' }];
    if (field === 'phone' && after.phone === null && after.email === null)
      return [{ field, code: 'required', message: 'Without an email address a telephone number is needed' }];
    return [];
  });
  if (errors.length > 0) throw new FieldsRejected(errors);
}

/** Redirects pending mails to the new address, and sends undelivered ones again. */
async function correctAddress(manager: EntityManager, { leadId, form, email }: DeskLead, to: string): Promise<void> {
  if (email) await noteLeadEvents(manager, { leadId, form, event: 'address-corrected', previousAddress: email });
  await resendConfirmation(manager, leadId, to);
  await notifyMailsDue(manager);
}

/**
 * Corrects the client of bookings that do not read it from the form. Guests and layout of a request are corrected too;
 * an option or a definite booking has its own number, which is changed there.
 */
async function correctBookings(
  manager: EntityManager,
  leadId: string,
  before: LeadDetails,
  after: LeadDetails,
): Promise<void> {
  const client = after.company ? `${nameOf(after)}, ${after.company}` : nameOf(after);
  await manager.update(Booking, { leadId, client: Not(IsNull()) }, { client });
  await manager.update(Booking, { leadId, clientEmail: Not(IsNull()) }, { clientEmail: after.email });
  const { guests, layout } = after;
  if (guests !== before.guests || layout !== before.layout)
    await manager.update(Booking, { leadId, state: 'requested' }, { guests, layout });
}
