import { isRealDate } from '@mainstage/contracts/calendar';
import { type Hire, isHire } from '@mainstage/contracts/day-parts';
import { offerPrices } from '@mainstage/content/constants/prices';
import type { OfferId } from '@mainstage/content/offers/types';
import { type Layout, layoutNames } from '@mainstage/venues/facts/layouts';
import { createStoredValue } from '../../storage/stored-value';

/** What a visitor plans, as far as it was chosen on any page. Kept in the address and in this tab, nowhere else. */
export interface PlannedEvent {
  guests?: number;
  /** YYYY-MM-DD */
  date?: string;
  part?: Hire;
  layout?: Layout;
  /** An offer that was chosen, by its id. */
  offer?: OfferId;
  /** Choices of an estimate, as its address spells them. */
  estimate?: string;
  /** Venues of the shortlist that are not to go out with a form: ids with commas between. */
  withheld?: string;
}

const most = 5000;
/** Letters of an estimate's address; the server takes no more. */
const longest = 1000;
const none: PlannedEvent = {};

/** Where a plan is stored in this tab. */
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

/** What is planned in this tab. */
export const plannedEvent = {
  ...stored,
  /** Changes a part of the plan; `undefined` takes it out. */
  change(part: PlannedEvent): void {
    const next = { ...stored.read(), ...part };
    stored.write(Object.values(next).some((value) => value !== undefined) ? next : undefined);
  },
};

/** A plan out of texts, such as those of an address; what makes no sense is left out. */
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
