import { renderToStaticMarkup } from 'react-dom/server';
import type { OfferContent } from '@mainstage/contracts/offers/offer';
import { documentTexts } from '@mainstage/offers/texts/document-texts';
import { layoutName } from '@mainstage/venues/facts/display-names';
import { isVenueId } from '@mainstage/venues/facts/ids';
import { drawingOf } from '@mainstage/venues/plan/drawing/sheet';
import { wordlessSheet } from '@mainstage/venues/plan/drawing/sheets';
import { layoutsFor, planOfGuests } from '@mainstage/venues/plan/plan';
import { PlanPicture } from '../../components/floor-plan/plan-picture';
import type { OfferPlan } from './offer-view';

/** The plan of an offer's seating with its number of guests. @returns null if the venue does not have the layout */
export function planOfOffer({ venue, layout, guests, language }: OfferContent): OfferPlan | null {
  if (!isVenueId(venue)) return null;
  const choice = layoutsFor(venue).find((each) => each.layout === layout);
  if (!choice) return null;
  const plan = planOfGuests(venue, choice.layout, guests ?? choice.guests);
  const drawing = drawingOf(plan, wordlessSheet);
  const texts = documentTexts[language];
  const seats = texts.seats(layoutName(choice.layout, language) ?? choice.label, plan.guests);
  return {
    picture: dataAddress(renderToStaticMarkup(<PlanPicture drawing={drawing} />)),
    width: drawing.width,
    height: drawing.height,
    caption: [`${seats}.`, guests !== null && guests > plan.guests ? texts.planSmaller(plan.guests, guests) : '']
      .filter(Boolean)
      .join(' '),
    address: `/venues/${venue}/floor-plan?layout=${choice.layout}`,
  };
}

/** The picture in the page itself: its number of guests has no file. Only what an address may not contain is escaped. */
const dataAddress = (svg: string): string =>
  `data:image/svg+xml,${svg.replaceAll('"', "'").replaceAll(/[%#<>]/g, encodeURIComponent)}`;
