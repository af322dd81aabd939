import type { DeskKind } from '@mainstage/contracts/desk/leads';
import { ContactSubmission } from '@mainstage/leads/contact/entity';
import { TourBooking } from '@mainstage/leads/tour/entity';
import type { EntityManager } from 'typeorm';

export type FormRow = ContactSubmission | TourBooking;

/** @returns null if it was deleted */
export const findFormRow = (manager: EntityManager, kind: DeskKind, id: string): Promise<FormRow | null> =>
  kind === 'contact' ? manager.findOneBy(ContactSubmission, { id }) : manager.findOneBy(TourBooking, { id });

/** Typed values, by the names of the form's fields. */
export const typedOf = (row: FormRow): Readonly<Record<string, unknown>> =>
  row instanceof TourBooking ? { ...row.typed } : { ...row };
