import addressparser from 'nodemailer/lib/addressparser';
import type { InboundMessage } from './inbound-message';
import { cleanLine } from './clean-text';

/** Maximum number of recipients. */
const most = 200;
const mostCharacters = 50_000;

/** Addresses in headers, groups included, in lower case. They can be forged. */
export function addressesIn({ headers }: InboundMessage, ...names: string[]): string[] {
  const found = names
    .flatMap((name) => headers.get(name) ?? [])
    .flatMap((value) => parsed(value.slice(0, mostCharacters)));
  return [...new Set(found)].slice(0, most);
}

function parsed(value: string): string[] {
  return addressparser(value, { flatten: true }).flatMap(({ address }) =>
    address ? [cleanLine(address, 320).toLowerCase()] : [],
  );
}
