import type { LeadMailKind } from '@mainstage/leads/lead-mails';
import { type EntityManager, In } from 'typeorm';
import { Mail } from '@mainstage/database/entities/mail';

const confirmationKinds: LeadMailKind[] = [
  'contact-confirmation',
  'tour-confirmation',
  'business-event-confirmation',
  'webinar-access',
  'webinar-waitlist',
  'webinar-provisional',
  'newsletter-opt-in',
];

export type Confirmation = Pick<
  Mail,
  'id' | 'kind' | 'form' | 'status' | 'dueAt' | 'lastReply' | 'bouncedAt' | 'settledAt'
>;

/** The latest confirmation of a submission; null if its visitor gets none. */
export const findConfirmation = (manager: EntityManager, leadId: string): Promise<Confirmation | null> =>
  manager.findOne(Mail, {
    select: {
      id: true,
      kind: true,
      form: true,
      status: true,
      dueAt: true,
      lastReply: true,
      bouncedAt: true,
      settledAt: true,
    },
    where: { leadId, kind: In(confirmationKinds) },
    order: { createdAt: 'DESC', id: 'DESC' },
  });
