import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { AdvisoryLockQueries } from '@mainstage/database/advisory-lock.queries';

/** Serialises transactions about the same lead. */
export const lockLead = (manager: EntityManager, leadId: string): Promise<void> =>
  new AdvisoryLockQueries(manager).takeForTransaction(createHash('sha256').update(leadId).digest().readUIntBE(0, 6));
