import { DeskViewer } from '../entities/desk-viewer';
import { type EntityManager, Raw } from 'typeorm';
import { notifyDesk } from '../changes/notify-desk';

/** A page with an open lead reports every 20 seconds; two reports may get lost. */
const seenLately = `now() - interval '50 seconds'`;

const isSeenLately = Raw((seenAt) => `${seenAt} > ${seenLately}`);

/** Addresses of the other members who have a lead open, and of those with an open composer. */
export async function viewersOf(
  manager: EntityManager,
  leadId: string,
  member: string,
): Promise<{ viewers: string[]; answering: string[] }> {
  const found = await manager.findBy(DeskViewer, { leadId, seenAt: isSeenLately });
  const others = found.filter((viewer) => viewer.member !== member);
  const addresses = (viewers: DeskViewer[]) => viewers.map((viewer) => viewer.member);
  return { viewers: addresses(others), answering: addresses(others.filter(({ answering }) => answering)) };
}

/** Removes a member from the viewers of a lead and announces it. */
export async function leave(manager: EntityManager, leadId: string, member: string): Promise<void> {
  const { affected } = await manager.update(
    DeskViewer,
    { leadId, member, seenAt: isSeenLately },
    // The API's role may not delete (ADR 24).
    { seenAt: () => `'-infinity'` },
  );
  if (affected) await notifyDesk(manager, [leadId]);
}

/** Adds a member to the viewers of a lead; announces new viewers, and changes of the composer. */
export async function view(manager: EntityManager, leadId: string, member: string, answering = false): Promise<void> {
  const known = await manager.existsBy(DeskViewer, { leadId, member, answering, seenAt: isSeenLately });
  await manager
    .createQueryBuilder()
    .insert()
    .into(DeskViewer)
    .values({ leadId, member, answering, seenAt: () => 'now()' })
    .orUpdate(['seen_at', 'answering'], ['lead_id', 'member'])
    .execute();
  if (!known) await notifyDesk(manager, [leadId]);
}
