import { venues } from '@mainstage/content/venues/venues';
import type { VenueId } from '@mainstage/venues/facts/ids';
import { peopleDrawn } from '@mainstage/venues/facts/present';
import { type PlanChoice, planChoices } from '@mainstage/venues/plan/plan';

/** The plan of the requested layout with its assumptions, or the reason why there is none; sentences for sales. */
export type AskedPlan = { plan: PlanChoice; notes: string[]; reason: null } | { plan: null; reason: string };

/** @param layout name of a layout, or caption of one of the venue's set-ups; the venue's first layout by default */
export function askedPlan(venue: VenueId, layout: string | null, guests: number | null): AskedPlan {
  const { chosen } = planChoices(venue, layout);
  const { layout: drawn } = chosen.plan();
  if (layout !== null && layout !== chosen.name && layout !== drawn && !isSetUp(venue, layout))
    return { plan: null, reason: `${venues[venue].name} has no plan in the layout asked for, “${layout}”.` };
  const notes = [
    ...(layout === null
      ? [`The lead names no layout: the plan shows ${chosen.label}, ${peopleDrawn(drawn, chosen.guests)}.`]
      : []),
    ...(guests !== null && guests > chosen.guests
      ? [`The plan shows ${peopleDrawn(drawn, chosen.guests)}, the most in this layout; ${guests} are asked for.`]
      : []),
  ];
  return { plan: chosen, notes, reason: null };
}

/** A set-up that equals a layout is drawn as that layout. */
const isSetUp = (venue: VenueId, caption: string): boolean =>
  venues[venue].seatingConfigurations.some(({ name }) => name === caption || name.includes(`(${caption})`));
