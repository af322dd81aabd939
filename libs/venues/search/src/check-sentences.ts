import { missedSentences, reasonSentences } from '@mainstage/content/finder/words';
import type { PlaceCheck } from './checks';

/** Rounds differences of metres and sqm to one decimal. */
const tenths = (value: number) => Math.round(value * 10) / 10;

/** The sentence for a criterion that a place meets. */
export function reasonOf(check: PlaceCheck): string {
  switch (check.on) {
    case 'guests':
      return check.planned && check.layout
        ? reasonSentences.calculated(check.layout, check.has)
        : reasonSentences.guests(check.has, check.requested, check.layout);
    case 'layout': {
      const sentence = check.has?.planned ? reasonSentences.calculated : reasonSentences.layout;
      return sentence(check.layout, check.has?.guests ?? 0);
    }
    case 'area':
      return reasonSentences.area(check.has, check.has.max - check.requested);
    case 'led':
      return reasonSentences.led(check.has, tenths(check.has - check.requested));
    case 'floor':
      return reasonSentences.floor(check.has);
    case 'kind':
      return reasonSentences.kind(check.has);
    case 'stage':
    case 'stream':
    case 'daylight':
    case 'stepFree':
      return reasonSentences[check.on];
  }
}

/** The sentence for a criterion that a place misses. */
export function missOf(check: PlaceCheck): string {
  switch (check.on) {
    case 'guests': {
      const over = check.requested - check.has;
      return check.open && !check.layout
        ? missedSentences.open(check.has, over)
        : missedSentences.guests(check.has, over, check.layout);
    }
    case 'layout':
      return missedSentences.layout(check.layout);
    case 'area':
      return missedSentences.area(check.has, check.requested);
    case 'led':
      return missedSentences.led(check.has, check.requested);
    case 'floor':
      return missedSentences.floor(check.has, check.requested);
    case 'kind':
      return missedSentences.kind(check.has, check.requested);
    case 'stage':
    case 'stream':
    case 'daylight':
    case 'stepFree':
      return missedSentences[check.on];
  }
}
