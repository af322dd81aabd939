import { DeskLead } from '../entities/desk-lead';
import { type EntityManager, In, IsNull, Raw } from 'typeorm';

/** Number of leads without an answer in the promised time, by the database clock. */
export const countOverdueLeads = (manager: EntityManager): Promise<number> =>
  manager.countBy(DeskLead, {
    answeredAt: IsNull(),
    state: In(['new', 'taken']),
    answerBy: Raw((column) => `${column} < now()`),
    eraseRequestedAt: IsNull(),
  });
