import { misses, reasons } from '@mainstage/content/finder/words';
import type { PlaceCheck } from './checks';

/** Rounds differences of metres and sqm to one decimal. */
const tenths = (value: number) => Math.round(value * 10) / 10;

/** The sentence for a criterion that a place meets. */
export function reasonOf(check: PlaceCheck): string {
  switch (check.on) {
    case 'guests': {
      const text = reasons.guests(check.has, check.has - check.requested, check.layout);
      return check.planned ? `${text} (${reasons.planned})` : text;
    }
    case 'layout': {
      const text = reasons.layout(check.layout, check.has?.guests ?? 0);
      return check.has?.planned ? `${text} (${reasons.planned})` : text;
    }
    case 'area':
      return reasons.area(check.has, check.has.max - check.requested);
    case 'led':
      return reasons.led(check.has, tenths(check.has - check.requested));
    case 'floor':
      return reasons.floor(check.has);
    case 'kind':
      return reasons.kind(check.has);
    case 'stage':
    case 'stream':
    case 'daylight':
    case 'stepFree':
      return reasons[check.on];
  }
}

/** The sentence for a criterion that a place misses. */
export function missOf(check: PlaceCheck): string {
  switch (check.on) {
    case 'guests': {
      const over = check.requested - check.has;
      return check.open && !check.layout ? misses.open(check.has, over) : misses.guests(check.has, over, check.layout);
    }
    case 'layout':
      return misses.layout(check.layout);
    case 'area':
      return misses.area(check.has, check.requested);
    case 'led':
      return misses.led(check.has, check.requested);
    case 'floor':
      return misses.floor(check.has, check.requested);
    case 'kind':
      return misses.kind(check.has, check.requested);
    case 'stage':
    case 'stream':
    case 'daylight':
    case 'stepFree':
      return misses[check.on];
  }
}
