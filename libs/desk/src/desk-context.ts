import type { EntityManager } from 'typeorm';
import type { SalesTeam } from './team/sales-team';

export interface DeskContext {
  manager: EntityManager;
  team: SalesTeam;
}

export interface DeskMember {
  name: string;
  email: string;
}
