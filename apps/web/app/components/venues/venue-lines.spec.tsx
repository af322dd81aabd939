import '../../testing/jsdom-gaps';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { shopWords } from '@mainstage/content/shop/shop-page';
import type { VenueId } from '@mainstage/venues/facts/ids';
import { priceLineOf } from '@mainstage/venues/facts/present-facts';
import { listedFactsOf } from './venue-facts';
import { VenueLines } from './venue-lines';

it('a venue card lists each room with its own price, also where the card above names a lower one', () => {
  const ids: VenueId[] = ['boardroom', 'private-office', 'corporate-office'];
  render(
    <MemoryRouter>
      <VenueLines venues={ids.map((id) => listedFactsOf(id, shopWords))} tour={shopWords.see} of={shopWords.of} />
    </MemoryRouter>,
  );
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  for (const [at, id] of ids.entries()) expect(lines[at]).toContain(priceLineOf(id));
  expect(lines[ids.indexOf('corporate-office')]).toMatch(/On request, by the month/);
  expect(lines[ids.indexOf('corporate-office')]).not.toContain('€500');
});
