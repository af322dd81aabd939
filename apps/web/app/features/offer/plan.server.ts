import type { OfferContent } from '@mainstage/contracts/offers/offer';
import { isVenueId } from '@mainstage/venues/facts/ids';
import { layoutsFor } from '@mainstage/venues/plan/plan';
import { layoutPicture } from '@mainstage/venues/plan/plan-pictures';
import type { OfferPlan } from './offer-view';

/** The plan of an offer's arrangement. @returns null if the venue does not have the layout */
export function planOfOffer({ venue, layout }: OfferContent): OfferPlan | null {
  if (!isVenueId(venue)) return null;
  const choice = layoutsFor(venue).find((each) => each.layout === layout);
  if (!choice) return null;
  const { file, draw } = layoutPicture(venue, choice.layout);
  const { width, height } = draw();
  return { picture: `/plans/${file}`, width, height, address: `/venues/${venue}/floor-plan?layout=${choice.layout}` };
}
