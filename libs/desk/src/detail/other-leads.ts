import { mailboxOf } from '@mainstage/contracts/address';
import type { DeskLeadDetail } from '@mainstage/contracts/desk/leads';
import { DeskLead } from '../entities/desk-lead';
import { NewsletterSubscription } from '@mainstage/leads/newsletter/entity';
import { TourBooking } from '@mainstage/leads/tour/entity';
import type { EntityManager } from 'typeorm';

type OtherLeads = DeskLeadDetail['others'];

const most = 50;

/** Other leads of the same address, webinar and newsletter included, newest first. */
export async function otherLeads(manager: EntityManager, { leadId, email }: DeskLead): Promise<OtherLeads> {
  // A caller without an address shares it with nobody.
  if (!email) return [];
  const mailbox = mailboxOf(email);
  const [leads, signUps, subscriptions] = await Promise.all([
    manager
      .createQueryBuilder(DeskLead, 'lead')
      .where('mailbox_of(lead.email) = :mailbox AND lead.leadId <> :leadId', { mailbox, leadId })
      .andWhere('lead.eraseRequestedAt IS NULL')
      .orderBy('lead.receivedAt', 'DESC')
      .limit(most)
      .getMany(),
    manager
      .createQueryBuilder(TourBooking, 'booking')
      .where(`booking.kind = 'webinar' AND mailbox_of(booking.email) = :mailbox`, { mailbox })
      .orderBy('booking.createdAt', 'DESC')
      .limit(most)
      .getMany(),
    manager
      .createQueryBuilder(NewsletterSubscription, 'reader')
      .where('canonical_address(reader.email) = canonical_address(:email)', { email })
      .getMany(),
  ]);
  const others: OtherLeads = [
    ...leads.map((lead) => other(lead.leadId, lead.form, lead.receivedAt, lead.state)),
    ...signUps.map(({ id, createdAt }) => other(id, 'webinar', createdAt)),
    ...subscriptions.map(({ id, createdAt }) => other(id, 'newsletter', createdAt)),
  ];
  return others.sort((one, another) => another.receivedAt.localeCompare(one.receivedAt));
}

const other = (
  id: string,
  kind: OtherLeads[number]['kind'],
  receivedAt: Date,
  state: OtherLeads[number]['state'] = null,
): OtherLeads[number] => ({ id, kind, receivedAt: receivedAt.toISOString(), state });
