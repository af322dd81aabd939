import type { Language } from '@mainstage/contracts/language';
import { type Layout, layouts } from '@mainstage/venues/facts/layouts';

const german = {
  theatre: 'Reihenbestuhlung',
  classroom: 'parlamentarische Bestuhlung',
  banquet: 'Bankettbestuhlung',
  boardroom: 'Blocktafel',
  cabaret: 'Cabaret-Bestuhlung',
  standing: 'Stehempfang',
} as const satisfies Record<Layout, string>;

/** Name of a layout in a language; another one stays as it was asked for. */
export function layoutNameIn(language: Language, layout: string): string {
  if (!Object.hasOwn(layouts, layout)) return layout;
  return language === 'de' ? german[layout as Layout] : layouts[layout as Layout].label;
}
