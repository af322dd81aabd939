import { venueIds } from '@mainstage/venues/facts/ids';
import { venueIn, withoutVenue, withVenue } from './tour-venue';

describe('the venue in the text of a tour request', () => {
  it.each(venueIds)('%s is written, found again and taken out', (id) => {
    const text = withVenue('We are forty.', id);
    expect(text).toMatch(/^Venue: .+ \(Floors? [4-8]( \+ [4-8])*\)\n\nWe are forty\.$/);
    expect(venueIn(text)).toBe(id);
    expect(withoutVenue(text)).toBe('We are forty.');
  });

  it('is named once and replaced by another one', () => {
    const text = withVenue(withVenue('', 'boardroom'), 'boardroom');
    expect(text).toBe('Venue: Boardroom (Floor 5)');
    expect(withVenue(`${text}\n\nAt noon.`, 'arena')).toBe('Venue: Arena (Floor 5)\n\nAt noon.');
  });

  it.each(['glass-pavilion', '', 'toString', null])('leaves the text unchanged for the unknown venue %s', (id) => {
    expect(withVenue('As typed.', id)).toBe('As typed.');
  });

  it('is not recognised after the visitor has rewritten the line', () => {
    expect(venueIn('Venue: the big one')).toBeUndefined();
    expect(withoutVenue('Venue: the big one')).toBe('Venue: the big one');
  });
});
