import { figures } from '@mainstage/content/finder/words';
import type { Place } from '@mainstage/venues/search/place';

export function placeFacts({ floors, areaSqm, guests, open, ledWidthM }: Place): string[] {
  return [
    figures.floors(floors),
    figures.area(areaSqm),
    figures.guests(guests, open),
    ...(ledWidthM > 0 ? [figures.led(ledWidthM)] : []),
  ];
}
