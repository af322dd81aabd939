import { DeskEntry } from '@mainstage/database/entities/desk-entry';
import { DeskLead } from '@mainstage/database/entities/desk-lead';
import { ContactSubmission } from '@mainstage/leads/contact/entity';
import { TourBooking } from '@mainstage/leads/tour/entity';
import type { EntityManager } from 'typeorm';
import { notifyDesk } from '../changes/notify-desk';
import { clockFrom } from './desk-rows';

/**
 * Leads that were released from quarantine, at the desk or by the link in a mail: the visitor is answered from then on.
 * @returns how many there were
 */
export async function takeReleases(manager: EntityManager): Promise<number> {
  const released = await manager
    .createQueryBuilder(DeskLead, 'desk')
    .leftJoin(ContactSubmission, 'contact', 'contact.id = desk.leadId')
    .leftJoin(TourBooking, 'booking', 'booking.id = desk.leadId')
    .select('desk.leadId', 'leadId')
    .addSelect('coalesce(contact.releasedAt, booking.releasedAt)', 'releasedAt')
    .where('desk.quarantined AND coalesce(contact.releasedAt, booking.releasedAt) IS NOT NULL')
    .getRawMany<{ leadId: string; releasedAt: Date }>();
  let taken = 0;
  for (const { leadId, releasedAt } of released) taken += await take(manager, leadId, releasedAt);
  return taken;
}

function take(manager: EntityManager, leadId: string, releasedAt: Date): Promise<number> {
  return manager.transaction(async (own) => {
    const clock = clockFrom(releasedAt);
    const { affected } = await own.update(
      DeskLead,
      { leadId, quarantined: true },
      {
        ...clock,
        firstAnswerBy: clock.answerBy,
        state: 'new',
        quarantined: false,
        version: () => 'version + 1',
      },
    );
    if (!affected) return 0;
    await own.insert(DeskEntry, { leadId, kind: 'change', title: 'Released: not spam' });
    await notifyDesk(own, [leadId]);
    return affected;
  });
}
