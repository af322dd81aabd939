// Rules: webinar.state
import { closingTitle, seatsText } from './state-words';

describe('the text about webinar seats', () => {
  it('states the number of the setting and announces the last seats', () => {
    expect(seatsText({ state: 'announced', seats: 40, seatsLeft: 40 })).toBe('40 Plätze');
    expect(seatsText({ state: 'announced', seats: 40, seatsLeft: 3 })).toBe('Noch 3 Plätze frei');
    expect(seatsText({ state: 'announced', seats: 40, seatsLeft: 1 })).toBe('Noch 1 Platz frei');
    expect(closingTitle({ state: 'announced', seats: 40 })).toBe('40 Plätze. Einer davon ist Ihrer.');
  });

  it('offers no seat if none is left or the webinar has started', () => {
    expect(seatsText({ state: 'full', seats: 40, seatsLeft: 0 })).toBe('Alle 40 Plätze sind vergeben');
    for (const state of ['full', 'running', 'over'] as const)
      expect(closingTitle({ state, seats: 40 })).not.toMatch(/\d/);
  });
});
