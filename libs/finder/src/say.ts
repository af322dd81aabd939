import { misses, reasons } from '@mainstage/content/finder/words';
import type { Check } from './checks';

/** Metres and sqm are subtracted without a trail of binary digits. */
const tenths = (value: number) => Math.round(value * 10) / 10;

/** The sentence for a wish that a place meets. */
export function reasonOf(check: Check): string {
  switch (check.on) {
    case 'guests': {
      const text = reasons.guests(check.has, check.has - check.asked, check.layout);
      return check.planned ? `${text} (${reasons.planned})` : text;
    }
    case 'layout': {
      const text = reasons.layout(check.layout, check.has?.guests ?? 0);
      return check.has?.planned ? `${text} (${reasons.planned})` : text;
    }
    case 'area':
      return reasons.area(check.has, check.has.max - check.asked);
    case 'led':
      return reasons.led(check.has, tenths(check.has - check.asked));
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

/** The sentence for a wish that a place does not meet. */
export function missOf(check: Check): string {
  switch (check.on) {
    case 'guests': {
      const over = check.asked - check.has;
      return check.open && !check.layout ? misses.open(check.has, over) : misses.guests(check.has, over, check.layout);
    }
    case 'layout':
      return misses.layout(check.layout);
    case 'area':
      return misses.area(check.has, check.asked);
    case 'led':
      return misses.led(check.has, check.asked);
    case 'floor':
      return misses.floor(check.has, check.asked);
    case 'kind':
      return misses.kind(check.has, check.asked);
    case 'stage':
    case 'stream':
    case 'daylight':
    case 'stepFree':
      return misses[check.on];
  }
}
