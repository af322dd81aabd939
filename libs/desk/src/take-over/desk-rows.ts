import { alarmTimes } from '@mainstage/calendar/days/alarm-times';
import { answerBy } from '@mainstage/calendar/days/reply-deadline';
import { type DeskKind, deskKinds } from '@mainstage/contracts/desk/leads';
import type { DeskLead } from '../entities/desk-lead';
import type { ContactSubmission } from '@mainstage/leads/contact/entity';
import type { FormName } from '@mainstage/leads/forms';
import { quarantineReasons } from '@mainstage/leads/lead-row';
import type { TourBooking } from '@mainstage/leads/tour/entity';

export type DeskRow = Pick<
  DeskLead,
  | 'leadId'
  | 'form'
  | 'language'
  | 'state'
  | 'receivedAt'
  | 'clockStartedAt'
  | 'answerBy'
  | 'firstAnswerBy'
  | 'nextAlarmAt'
  | 'name'
  | 'company'
  | 'email'
  | 'phone'
  | 'message'
  | 'venue'
  | 'eventDate'
  | 'tourDate'
  | 'quarantined'
>;

/** A lead found this long after its deadline gets no clock: it was handled, or not, before there was a desk. */
const clockMissedMs = 7 * 86_400_000;

/** Columns of a clock that starts at that moment (rules visits.answer and desk.clock). */
export function clockFrom(start: Date) {
  if (latest?.clockStartedAt.getTime() === start.getTime()) return latest;
  const { halfWay } = alarmTimes(start);
  latest = {
    ...{ clockStartedAt: start, answerBy: answerBy(start), answeredAt: null },
    ...{ nextAlarmAt: halfWay, alarmStage: 0, alarmFailures: 0 },
  };
  return latest;
}

let latest: Clock | undefined;

interface Clock {
  clockStartedAt: Date;
  answerBy: Date;
  answeredAt: null;
  nextAlarmAt: Date;
  alarmStage: number;
  alarmFailures: number;
}

export const noClock = { clockStartedAt: null, answerBy: null, nextAlarmAt: null } as const;

/** A lead of a form whose leads are on the desk, in the intake's format. */
export interface NewLead {
  id: string;
  suspicions: string[];
  /** Values of the form's row. */
  values: object;
}

/**
 * The desk's row of a lead that is being stored.
 * @param form any form
 * @param now by the database clock
 * @returns undefined for forms whose leads are not on the desk
 */
export function deskRowOfNewLead(form: FormName, { id, suspicions, values }: NewLead, now: Date): DeskRow | undefined {
  if (!isDeskKind(form)) return undefined;
  // Leads of the same second share the times of their clock, because computing them takes longer than storing a lead.
  const createdAt = new Date(Math.floor(now.getTime() / 1000) * 1000);
  const row = { ...values, id, suspicions, createdAt, releasedAt: null } as ContactSubmission | TourBooking;
  return deskRowOf(form, row, now);
}

const isDeskKind = (form: FormName): form is DeskKind => (deskKinds as readonly string[]).includes(form);

/** @param now by the database clock */
export function deskRowOfContact(lead: ContactSubmission, now: Date): DeskRow {
  const { firstName, lastName, company, email, message, briefVenue, briefDate } = lead;
  return {
    ...common('contact', lead, now),
    ...{ name: `${firstName} ${lastName}`, company, email, phone: null, message },
    ...{ venue: briefVenue, eventDate: briefDate, tourDate: null },
  };
}

export function deskRowOfBooking(lead: TourBooking, now: Date): DeskRow {
  const { kind, fullName, company, email, phoneNumber, additionalInformation, briefVenue, briefDate } = lead;
  const isTour = kind === 'tour';
  const typedMessage = 'message' in lead.typed ? lead.typed.message : undefined;
  return {
    ...common(isTour ? 'tour' : 'business-event', lead, now),
    ...{ name: fullName, company, email, phone: phoneNumber },
    message: (isTour ? additionalInformation : typedMessage) ?? null,
    ...{ venue: briefVenue, eventDate: briefDate, tourDate: isTour ? lead.preferredDate : null },
  };
}

export const deskRowOf = (form: DeskKind, row: ContactSubmission | TourBooking, now: Date): DeskRow =>
  form === 'contact' ? deskRowOfContact(row as ContactSubmission, now) : deskRowOfBooking(row as TourBooking, now);

function common(form: DeskKind, lead: ContactSubmission | TourBooking, now: Date) {
  const quarantined = quarantineReasons(lead).length > 0;
  const start = lead.releasedAt ?? lead.createdAt;
  const clock = clockFrom(start);
  const runs = !quarantined && now.getTime() - clock.answerBy.getTime() < clockMissedMs;
  return {
    leadId: lead.id,
    form,
    language: lead.language,
    receivedAt: lead.createdAt,
    state: quarantined ? 'spam' : 'new',
    quarantined,
    ...(runs ? clock : noClock),
    firstAnswerBy: runs ? clock.answerBy : null,
  } as const;
}
