import type { EntityManager } from 'typeorm';

/** A person of the team, as far as the desk's records name them. */
export interface DeskPerson {
  name: string;
  /** In lower case. */
  email: string;
}

/** What the use cases of the desk work with. */
export interface DeskContext {
  manager: EntityManager;
  team: readonly DeskPerson[];
}

/** A person's name; the address of one who has left the team. */
export const nameOf = (team: readonly DeskPerson[], email: string): string =>
  team.find((person) => person.email === email)?.name ?? email;
