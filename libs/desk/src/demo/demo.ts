import { consentTexts } from '@mainstage/content/consent/consent-texts';
import { berlinToday } from '@mainstage/contracts/calendar';
import { databaseTime } from '@mainstage/database/database-time';
import { Consent } from '@mainstage/leads/submissions/consent';
import { DeskEntry } from '../entities/desk-entry';
import { DeskLead } from '../entities/desk-lead';
import { Mail } from '@mainstage/database/entities/mail';
import { Booking } from '@mainstage/bookings/entities/booking';
import { ContactSubmission } from '@mainstage/leads/contact/entity';
import { TourBooking } from '@mainstage/leads/tour/entity';
import { Any, type EntityManager } from 'typeorm';
import type { Member } from '../team/sales-team';
import { findFormRow } from '../detail/form-row';
import { deskRowOf } from '../take-over/desk-rows';
import { bookFor } from './demo-bookings';
import { demoAddress, demoLead } from './demo-form';
import { demoHistory } from './demo-history';
import { demoMails } from './demo-mails';
import { demoStories } from './demo-stories';
import type { DemoStory } from './demo-story';

const hourMs = 3_600_000;

/**
 * Fills the desk with invented leads in all stages, with history, sent mails and a few options; once.
 * @param team their owners
 * @returns number of leads
 */
export async function fillDeskDemo(manager: EntityManager, team: readonly Member[]): Promise<number> {
  return manager.transaction(async (own) => {
    if (await own.existsBy(DeskLead, { demo: true })) return 0;
    const now = await databaseTime(own);
    for (const story of demoStories) await addStory(own, story, { team, now });
    return demoStories.length;
  });
}

/** Deletes the invented leads and everything that belongs to them. @returns their number */
export async function clearDeskDemo(manager: EntityManager): Promise<number> {
  return manager.transaction(async (own) => {
    const leads = await own.find(DeskLead, { select: { leadId: true }, where: { demo: true } });
    const ids = Any(leads.map(({ leadId }) => leadId));
    await own.delete(Booking, { origin: 'demo', leadId: ids });
    for (const entity of [Mail, Consent, DeskLead]) await own.delete(entity, { leadId: ids });
    for (const entity of [ContactSubmission, TourBooking]) await own.delete(entity, { id: ids });
    return leads.length;
  });
}

async function addStory(
  manager: EntityManager,
  story: DemoStory,
  context: { team: readonly Member[]; now: Date },
): Promise<void> {
  const { kind = 'contact', source = 'website', state } = story;
  const { row, answer } = demoLead(story, kind, berlinToday(context.now));
  const leadId = answer.id;
  const receivedAt = new Date(context.now.getTime() - story.hoursAgo * hourMs);
  const spam = state === 'spam';
  await manager.insert(row!.entity, {
    ...{ ...row!.values, id: leadId, createdAt: receivedAt, visitorNotMailed: spam || source !== 'website' },
    // No digest reports it.
    ...(spam && { suspicions: ['The message advertises'], quarantineDigestId: leadId }),
  });
  const stored = await findFormRow(manager, kind, leadId);
  const fresh = manager.create(DeskLead, {
    ...deskRowOf(kind, stored!, receivedAt),
    ...{ source, demo: true, version: 1, owner: null, lostReason: null, nextStep: null, nextStepDue: null },
    firstAnsweredAt: null,
  });
  const { lead, entries } = demoHistory(fresh, story, context);
  await manager.insert(DeskLead, { ...lead, nextAlarmAt: null });
  if (entries.length > 0)
    await manager.insert(
      DeskEntry,
      entries.map((entry) => ({ ...entry, leadId })),
    );
  if (source === 'website') {
    await manager.insert(Consent, { leadId, form: kind, textVersion: consentTexts[kind].version, givenAt: receivedAt });
    if (!spam) await manager.insert(Mail, demoMails(story, { kind, leadId, email: demoAddress(story), receivedAt }));
  }
  await bookFor(manager, story, { kind, leadId, team: context.team, today: berlinToday(context.now) });
}
