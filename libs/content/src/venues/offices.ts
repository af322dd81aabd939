import { house, type OfficeId, officeIds } from '@mainstage/house/house';

export type { OfficeId };

/** The numbers of an office. Areas in sqm; without a largest area the range is open. */
export interface OfficeFacts {
  areaSqm: { min: number; max?: number };
  people: number;
  open?: boolean;
}

/** The numbers of every size of office, by id. */
export const offices = Object.fromEntries(
  officeIds.map((id): [OfficeId, OfficeFacts] => {
    const { areaSqm, people, ...more }: { areaSqm: { value: OfficeFacts['areaSqm'] }; people: { value: number } } =
      house[id].facts;
    return [id, { areaSqm: areaSqm.value, people: people.value, ...('open' in more && { open: true }) }];
  }),
) as Record<OfficeId, OfficeFacts>;

export function isOffice(id: string): id is OfficeId {
  return (officeIds as readonly string[]).includes(id);
}
