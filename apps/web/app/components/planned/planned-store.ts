import { isRealDate } from '@mainstage/contracts/calendar';
import { type Hire, isHire } from '@mainstage/contracts/day-parts';
import { type Layout, layoutNames } from '@mainstage/house/layouts';

/** What a visitor plans, as far as it was chosen on any page. Kept in the address and in this tab, nowhere else. */
export interface Planned {
  guests?: number;
  /** YYYY-MM-DD */
  date?: string;
  part?: Hire;
  layout?: Layout;
}

const key = 'mainstage.planned';
const most = 5000;
const none: Planned = {};

const listeners = new Set<() => void>();
let kept: Planned | undefined;

/** What is planned in this tab. The same object until it changes. */
function planned(): Planned {
  return (kept ??= readPlanned((name) => stored()[name]));
}

/** Changes a part of the plan; `undefined` takes it out. */
function change(part: Planned): void {
  const next = { ...planned(), ...part };
  kept = readPlanned((name) => (next[name] === undefined ? undefined : String(next[name])));
  try {
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing plans on for as long as the page lives.
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
  return {
    ...(Number.isInteger(guests) && guests > 0 && guests <= most && { guests }),
    ...(isRealDate(date) && { date }),
    ...(isHire(part) && { part }),
    ...((layoutNames as readonly string[]).includes(layout) && { layout: layout as Layout }),
  };
}

function stored(): Partial<Record<keyof Planned, string>> {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    if (typeof found !== 'object' || found === null) return {};
    return Object.fromEntries(Object.entries(found).map(([name, value]) => [name, String(value)]));
  } catch {
    return {};
  }
}
