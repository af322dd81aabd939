import type { LeadDetails } from '@mainstage/contracts/desk/leads';

export type CorrectedName = keyof LeadDetails;

const order: readonly CorrectedName[] = [
  ...(['firstName', 'lastName', 'fullName', 'company', 'email', 'phone'] as const),
  ...(['tourDate', 'tourTime', 'tourGuests'] as const),
  ...(['venue', 'date', 'part', 'guests', 'layout', 'language'] as const),
];

const numbers: readonly CorrectedName[] = ['guests', 'tourGuests'];

/** The fields of a lead in the order in which they are shown. */
export const namesIn = (details: LeadDetails): CorrectedName[] => order.filter((name) => name in details);

/** A value as a field shows it. */
export const textOf = (details: LeadDetails, name: CorrectedName): string => String(details[name] ?? '');

/** What is sent of what was typed: the fields that differ, numbers as numbers, null for what was emptied. */
export function correctionOf(
  details: LeadDetails,
  typed: Partial<Record<CorrectedName, string>>,
): Partial<Record<CorrectedName, string | number | null>> {
  return Object.fromEntries(
    Object.entries(typed).flatMap(([name, value]) => {
      const text = value.trim();
      if (text === textOf(details, name as CorrectedName)) return [];
      const isNumber = numbers.includes(name as CorrectedName) && /^\d+$/.test(text);
      return [[name, text === '' ? null : isNumber ? Number(text) : text]];
    }),
  );
}
