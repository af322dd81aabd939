import type { VenueId } from '@mainstage/venues/facts/ids';
import { venueIds } from '@mainstage/venues/facts/ids';
import { layoutsFor } from '@mainstage/venues/plan/plan';
import type { PdfDocument } from '@mainstage/pdf/document';
import { setFurtherPlans } from './parts';

/** The maximum heights of the plans on each sheet. */
function sheetsOf(id: VenueId, tall: boolean): number[][] {
  const sheets: number[][] = [];
  const document = {
    turnPage: () => void sheets.push([]),
    title: () => {},
    drawing: (_: unknown, mostHeight: number) => void sheets.at(-1)?.push(mostHeight),
  };
  setFurtherPlans(document as unknown as PdfDocument, id, tall);
  return sheets;
}

describe('the further plans of a data sheet', () => {
  it.each(venueIds)('fill each sheet of %s: two plans, or a large one', (id) => {
    const sheets = sheetsOf(id, false);
    expect(sheets.flat()).toHaveLength(layoutsFor(id).length - 1);
    for (const plans of sheets) expect([[262, 262], [560]]).toContainEqual(plans);
  });

  it('are one a sheet if they are tall', () => {
    for (const plans of sheetsOf('skyline-liberty-double', true)) expect(plans).toEqual([560]);
  });
});
