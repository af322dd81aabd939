import { isRealDate } from '@mainstage/contracts/calendar';
import { type Hire, isHire } from '@mainstage/contracts/day-parts';
import { offerPrices } from '@mainstage/content/constants/prices';
import type { OfferId } from '@mainstage/content/offers/types';
import { type Layout, layoutNames } from '@mainstage/venues/facts/layouts';

/** What a visitor plans, as far as it was chosen on any page. Kept in the address and in this tab, nowhere else. */
export interface Planned {
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

const key = 'mainstage.planned';
const most = 5000;
/** Letters of an estimate's address; the server takes no more. */
const longest = 1000;
const none: Planned = {};

const listeners = new Set<() => void>();
// One object per stored text, so that React sees a change only where there is one.
let known: { text: string; plan: Planned } = { text: '{}', plan: none };
// A browser that keeps nothing plans on for as long as the page lives.
let unkept: string | undefined;

/** What is planned in this tab. The same object until it changes. */
function planned(): Planned {
  const text = unkept ?? stored();
  if (text !== known.text) known = { text, plan: parse(text) };
  return known.plan;
}

/** Changes a part of the plan; `undefined` takes it out. */
function change(part: Planned): void {
  const next = JSON.stringify({ ...planned(), ...part });
  try {
    if (next === '{}') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, next);
    unkept = undefined;
  } catch {
    unkept = next;
  }
  listeners.forEach((listener) => listener());
}

export const plannedEvent = {
  now: planned,
  /** The built page knows of no visitor. */
  built: () => none,
  change,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** A plan out of texts, such as those of an address; what makes no sense is left out. */
export function readPlanned(text: (name: keyof Planned) => string | null | undefined): Planned {
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

function stored(): string {
  try {
    return sessionStorage.getItem(key) ?? '{}';
  } catch {
    return '{}';
  }
}

function parse(text: string): Planned {
  try {
    const found: unknown = JSON.parse(text);
    if (typeof found !== 'object' || found === null) return none;
    const texts = new Map(Object.entries(found).map(([name, value]) => [name, String(value)]));
    return readPlanned((name) => texts.get(name));
  } catch {
    return none;
  }
}
