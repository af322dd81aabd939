import type { LeadDetails } from '@mainstage/contracts/desk/leads';

export type CorrectedName = keyof LeadDetails;

const order: readonly CorrectedName[] = [
  ...(['firstName', 'lastName', 'fullName', 'company', 'email', 'phone'] as const),
  ...(['tourDate', 'tourTime', 'tourGuests'] as const),
  ...(['venue', 'date', 'part', 'guests', 'layout', 'language'] as const),
];

const numbers: readonly CorrectedName[] = ['guests', 'tourGuests'];

/** The fields of a lead in display order. */
export const namesIn = (details: LeadDetails): CorrectedName[] => order.filter((name) => name in details);

export const textOf = (details: LeadDetails, name: CorrectedName): string => String(details[name] ?? '');

/** The changed fields: numbers as numbers, null for emptied ones. */
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
