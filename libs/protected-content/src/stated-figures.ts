import { numbersIn } from '@mainstage/venues/facts/numbers-in';
import { goodsLift } from '@mainstage/venues/facts/shared-facts';
import { assumed, impliedAreaSqm, impliedRentPerSqm, offer } from './development/figures';

/** Further numbers on the gated pages: the offer to owners and industry rules. */
export function gatedFigures(): Readonly<Record<string, readonly number[]>> {
  const cents = Math.floor(impliedRentPerSqm * 100) / 100;
  return {
    sqm: [Math.floor(impliedAreaSqm), Math.round(impliedAreaSqm / 100) * 100],
    // Number of guests from which two medics are required; the seventh section of the German terms is headed "7
    // Teilnehmer".
    guests: [200, 7],
    time: numbersIn(offer),
    percent: numbersIn([offer, assumed]),
    euro: [...numbersIn(offer), cents],
    // Ceiling height that a landlord's hall needs.
    metres: [4.5],
    // Furniture in stock, centimetres.
    technical: [45, 52, 60, 74, 110, 180, goodsLift.value.kg / 1000],
  };
}
