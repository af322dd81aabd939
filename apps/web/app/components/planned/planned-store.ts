import { isRealDate } from '@mainstage/contracts/calendar';
import { type Hire, isHire } from '@mainstage/contracts/day-parts';
import { offerPrices } from '@mainstage/content/constants/prices';
import type { OfferId } from '@mainstage/content/offers/types';
import { type Layout, layoutNames } from '@mainstage/venues/facts/layouts';
import { createStoredValue } from '../../storage/stored-value';

/** A visitor's plan, from the choices on any page. Stored in the address and in this tab only. */
export interface PlannedEvent {
  guests?: number;
  /** YYYY-MM-DD */
  date?: string;
  part?: Hire;
  layout?: Layout;
  offer?: OfferId;
  /** Choices of an estimate, in the format of its address. */
  estimate?: string;
  /** Venues of the shortlist that are excluded from forms: ids separated by commas. */
  withheld?: string;
}

const most = 5000;
/** Maximum length of an estimate's query; the server's limit. */
const longest = 1000;
const none: PlannedEvent = {};

const plannedKey = 'mainstage.planned';

const stored = createStoredValue<PlannedEvent>({
  area: 'session',
  key: plannedKey,
  parse: (text) => {
    const found: unknown = JSON.parse(text ?? '{}');
    if (typeof found !== 'object' || found === null) return none;
    const texts = new Map(Object.entries(found).map(([name, value]) => [name, String(value)]));
    return readPlanned((name) => texts.get(name));
  },
});

export const plannedEvent = {
  ...stored,
  /** Changes a part of the plan; `undefined` removes it. */
  change(part: PlannedEvent): void {
    const next = { ...stored.read(), ...part };
    stored.write(Object.values(next).some((value) => value !== undefined) ? next : undefined);
  },
};

/** Parses a plan, as from an address; invalid values are ignored. */
export function readPlanned(text: (name: keyof PlannedEvent) => string | null | undefined): PlannedEvent {
  const guests = Number(text('guests') ?? '');
  const [date, part, layout] = [text('date') ?? '', text('part') ?? '', text('layout') ?? ''];
  const [offer, estimate, withheld] = [text('offer') ?? '', text('estimate') ?? '', text('withheld') ?? ''];
  return {
    ...(Number.isInteger(guests) && guests > 0 && guests <= most && { guests }),
    ...(isRealDate(date) && { date }),
    ...(isHire(part) && { part }),
    ...((layoutNames as readonly string[]).includes(layout) && { layout: layout as Layout }),
    ...(Object.hasOwn(offerPrices, offer) && { offer: offer as OfferId }),
    ...(estimate && estimate.length <= longest && { estimate }),
    ...(withheld && withheld.length <= longest && { withheld }),
  };
}
