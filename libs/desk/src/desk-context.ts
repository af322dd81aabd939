import type { EntityManager } from 'typeorm';
import type { SalesTeam } from './team/sales-team';

/** What the use cases of the desk work with. */
export interface DeskContext {
  manager: EntityManager;
  team: SalesTeam;
}

/** Who presses. */
export interface DeskMember {
  name: string;
  email: string;
}
