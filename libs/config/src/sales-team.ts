import type { DeskRight } from '@mainstage/contracts/desk/session';
import { brand } from '@mainstage/content/site/brand';

/** A person of the sales team, as SALES_TEAM names them. */
export interface TeamMailbox {
  /** The part before the @ where the setting names none. */
  name: string;
  /** In lower case. */
  email: string;
  right: DeskRight;
}

/** Serves outside production. */
export const demoTeam = `Lena Brandt <lena.brandt@${brand.domain}:lead>; Tom Becker <tom.becker@${brand.domain}>`;

// A comma ends an entry behind its address only: a name may contain one.
const betweenEntries = /;|(?<=>\s*(?::\w+)?)\s*,/;
const entry = /^([^<>]*)<([^<>]+)>\s*(:\w+)?$/;
const address = /^([^\s<>@,;:"]+@[^\s<>@,;:"]+)(?::(lead|read))?$/;
const expected =
  'must be addresses like Name <name@example.com>; with :lead or :read behind an address for other rights';

/**
 * Reads `Name <address>; Name <address:lead>; address:read`. Bare addresses may be separated by commas or blanks as well.
 * @throws Error where an entry is no address, has an unknown right or is listed twice
 */
export function salesTeam(text: string): TeamMailbox[] {
  const team = text.split(betweenEntries).flatMap((part) => membersIn(part.trim()));
  if (team.length === 0) throw new Error(expected);
  if (new Set(team.map(({ email }) => email)).size < team.length) throw new Error('must list each address once');
  return team;
}

function membersIn(part: string): TeamMailbox[] {
  const [, name, inside = '', behind = ''] = entry.exec(part) ?? [];
  if (name !== undefined) return [member(inside.trim() + behind, name.trim().replace(/^"(.*)"$/, '$1'))];
  return part
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((bare) => member(bare, ''));
}

function member(text: string, name: string): TeamMailbox {
  const [, email, right] = address.exec(text) ?? [];
  if (email === undefined) throw new Error(expected);
  return {
    name: name || email.slice(0, email.indexOf('@')),
    email: email.toLowerCase(),
    right: (right as 'lead' | 'read' | undefined) ?? 'member',
  };
}
