/** An office on the co-working floors. Areas in sqm; without a largest area or number the range is open. */
export interface OfficeFacts {
  areaSqm: { min: number; max?: number };
  people: number;
  /** More people than named can be seated. */
  open?: boolean;
}

/** The four sizes of office (spec 3). They stand on the co-working floors 7 and 8. */
export const offices = {
  'private-office': { areaSqm: { min: 16, max: 40 }, people: 8 },
  'team-office': { areaSqm: { min: 30, max: 80 }, people: 20 },
  'corporate-office': { areaSqm: { min: 100, max: 300 }, people: 50 },
  'enterprise-office': { areaSqm: { min: 300 }, people: 100, open: true },
} as const satisfies Record<string, OfficeFacts>;

export type OfficeId = keyof typeof offices;

export function isOffice(id: string): id is OfficeId {
  return id in offices;
}
