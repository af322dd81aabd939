import type { ToldClients } from '@mainstage/contracts/desk/bookings';
import { isUUID } from 'class-validator';

const longestName = 60;

export interface PressForm {
  action: unknown;
  /** Empty if none is given. */
  name: string;
  /** Whether the mails were previewed. */
  confirmed: boolean;
  told: ToldClients;
  /** Id of the press to undo. */
  changeId: string | undefined;
}

/** Name of the checkbox for the client of the booking itself. */
export const ownClient = 'own';

export function readPressForm(body: unknown): PressForm {
  const { action, name, confirmed, shown, tell, change } = (body ?? {}) as Record<string, unknown>;
  const told = listOf(tell);
  const others = listOf(shown).filter((id) => isUUID(id));
  return {
    action,
    name: nameIn(name),
    confirmed: confirmed === 'yes',
    told: {
      ...(listOf(shown).includes(ownClient) && { tellClient: told.includes(ownClient) }),
      tell: others.filter((id) => told.includes(id)),
      silent: others.filter((id) => !told.includes(id)),
    },
    changeId: typeof change === 'string' && isUUID(change) ? change : undefined,
  };
}

/** A form posts a single value as a string, several as a list. */
const listOf = (given: unknown): string[] =>
  (Array.isArray(given) ? given : [given]).filter((value): value is string => typeof value === 'string');

const nameIn = (given: unknown): string =>
  typeof given === 'string'
    ? given
        .trim()
        .replace(/\p{Cc}/gu, '')
        .slice(0, longestName)
    : '';
