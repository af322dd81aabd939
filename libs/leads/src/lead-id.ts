import { randomUUID } from 'node:crypto';

/**
 * The id of a new lead: a UUID of version 7, which begins with the time in milliseconds, so that it goes to the end of every
 * index instead of anywhere in it (docs/adr/0005-one-statement-intake.md). Its other 74 bits are those of a
 * random one, which Node.js generates in advance.
 */
export function newLeadId(): string {
  const time = Date.now().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice('00000000-0000-4'.length)}`;
}

/**
 * The beginning of a lead's id, as displayed to people: its time and twelve more bits, because the first eight digits
 * are the same for every lead of a minute.
 */
export const leadReference = (id: string): string => id.slice(0, '00000000-0000-7000'.length);
