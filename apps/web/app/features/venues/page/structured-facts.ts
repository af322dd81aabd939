import type { QuantitativeValue } from 'schema-dts';
import { summaryOf } from '@mainstage/content/venues/summary';
import { factsOf } from '@mainstage/venues/facts/capacities';
import { isOffice, venueCatalog } from '@mainstage/venues/facts/catalog';
import type { VenueId } from '@mainstage/venues/facts/ids';
import { wallSizesOf } from '@mainstage/venues/facts/present';
import { decidingFactsOf } from '@mainstage/venues/facts/present-facts';

/** Square metres in UN/CEFACT code, which schema.org requires. */
const squareMetres = 'MTK';

export interface StructuredFacts {
  /** A room or floor for meetings, or an office. */
  type: 'MeetingRoom' | 'Room';
  size: QuantitativeValue;
  level: string;
  people: number;
  properties: Readonly<Record<string, string>>;
}

/**
 * For the loader of a venue's page. Without the site's address: scripts that contain it would have no hash at build.
 */
export function structuredFacts(id: VenueId): StructuredFacts {
  const { people, area, wall, wallKind, level } = summaryOf(id);
  const properties = {
    Area: area,
    ...(wall && { [wallKind]: `${wall}: ${wallSizesOf(id)}` }),
    Level: level,
    ...Object.fromEntries(decidingFactsOf(id).map(({ label, text }) => [label, text] as const)),
  };
  return { type: isOffice(id) ? 'Room' : 'MeetingRoom', size: floorSizeOf(id), level, people, properties };
}

/** The area of a room; a range for an office of several sizes. */
function floorSizeOf(id: VenueId): QuantitativeValue {
  const unit = { '@type': 'QuantitativeValue', unitCode: squareMetres } as const;
  if (!isOffice(id)) return { ...unit, value: factsOf(id).areaSqm };
  const { min, max }: { min: number; max?: number } = venueCatalog[id].facts.areaSqm.value;
  return { ...unit, minValue: min, ...(max && { maxValue: max }) };
}
