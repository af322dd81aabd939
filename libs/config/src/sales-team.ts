import type { DeskRight } from '@mainstage/contracts/desk/session';
import { brand } from '@mainstage/content/site/brand';

/** A person of SALES_TEAM. */
export interface TeamMailbox {
  /** The part before the @ if the setting has no name. */
  name: string;
  email: string;
  /** Further addresses that this person writes from, in lower case. */
  otherAddresses?: readonly string[];
  right: DeskRight;
}

/** Default outside production. */
export const demoTeam = `Lena Brandt <lena.brandt@${brand.domain}:lead>; Tom Becker <tom.becker@${brand.domain}>`;

// A comma ends an entry only after its address: a name may contain one, and brackets hold several addresses.
const betweenEntries = /;(?![^<>]*>)|(?<=>\s*(?::\w+)?)\s*,/;
const entry = /^([^<>]*)((?:<[^<>]+>\s*)+)(:\w+)?$/;
const address = /^([^\s<>@,;:"]+@[^\s<>@,;:"]+)(?::(lead|read))?$/;
const expected =
  'must be addresses like Name <name@example.com>; with :lead or :read behind an address for other rights';

/**
 * Reads `Name <address>; Name <address, second address>; Name <address:lead>; address:read`. Bare addresses may be
 * separated by commas or blanks as well. Mails are sent to the first address of a person.
 * @throws Error where an entry is no address, has an unknown right or two of them, or an address is listed twice
 */
export function salesTeam(text: string): TeamMailbox[] {
  const team = text.split(betweenEntries).flatMap((part) => membersIn(part.trim()));
  if (team.length === 0) throw new Error(expected);
  const addresses = team.flatMap(({ email, otherAddresses = [] }) => [email, ...otherAddresses]);
  if (new Set(addresses).size < addresses.length) throw new Error('must list each address once');
  return team;
}

function membersIn(part: string): TeamMailbox[] {
  const [, name, inside = '', behind = ''] = entry.exec(part) ?? [];
  if (name !== undefined)
    return [member(inside.split(/[<>\s,;|]+/).filter(Boolean), behind, name.trim().replace(/^"(.*)"$/, '$1'))];
  return part
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((bare) => member([bare], '', ''));
}

/** @param behind the right after the brackets */
function member(texts: string[], behind: string, name: string): TeamMailbox {
  const found = texts.map((text) => address.exec(text));
  const [email, ...otherAddresses] = found.map((match) => match?.[1]?.toLowerCase());
  const rights = [...found.map((match) => match?.[2]), behind.slice(1)].filter(Boolean);
  const [right = 'member'] = rights;
  if (!email || otherAddresses.includes(undefined) || rights.length > 1 || !isRight(right) || behind === ':member')
    throw new Error(expected);
  const others = otherAddresses.filter((other) => other !== undefined);
  return {
    name: name || email.slice(0, email.indexOf('@')),
    email,
    ...(others.length > 0 && { otherAddresses: others }),
    right,
  };
}

const isRight = (text: string): text is DeskRight => ['member', 'lead', 'read'].includes(text);
