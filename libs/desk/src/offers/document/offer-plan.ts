import type { OfferContent } from '@mainstage/contracts/offers/offer';
import { documentTexts } from '@mainstage/offers/texts/document-texts';
import { pageTexts } from '@mainstage/offers/texts/page-texts';
import type { PdfDocument } from '@mainstage/pdf/document';
import { layoutName, venueName } from '@mainstage/venues/facts/display-names';
import { isVenueId } from '@mainstage/venues/facts/ids';
import { drawingOf } from '@mainstage/venues/plan/drawing/sheet';
import { wideSheet, wordlessSheet } from '@mainstage/venues/plan/drawing/sheets';
import { layoutsFor, planOfGuests } from '@mainstage/venues/plan/plan';
import { askedPlan } from '../../documents/asked-plan';

/** Points; the sheet also has the heading, the caption and a note. */
const mostHeight = 400;
const textHeight = 110;

/** The plan of the offered seating with the offered number of guests; none if the seating is open or cannot be drawn. */
export function setOfferPlan(document: PdfDocument, { venue, layout, guests, language }: OfferContent): void {
  if (!isVenueId(venue) || layout === null) return;
  const { plan: choice } = askedPlan(venue, layout, guests);
  if (!choice) return;
  const [{ plan: texts }, own] = [pageTexts[language], documentTexts[language]];
  const known = layoutsFor(venue).find((each) => each.layout === choice.name);
  const plan = known ? planOfGuests(venue, known.layout, guests ?? known.guests) : choice.plan();
  // Words in the drawing are English.
  const drawing = drawingOf(plan, language === 'en' ? wideSheet : wordlessSheet);
  const caption = own.seats(layoutName(plan.layout, language) ?? choice.label, plan.guests);
  if (document.spaceLeft() < mostHeight + textHeight) document.turnPage();
  document.section(texts.heading);
  document.paragraph(
    `${caption}. ${guests !== null && guests > plan.guests ? own.planSmaller(plan.guests, guests) : ''}`.trim(),
  );
  document.drawing({ ...drawing, alt: `${texts.alt(venueName(venue))}: ${caption}.` }, mostHeight);
  document.note(texts.note);
}
