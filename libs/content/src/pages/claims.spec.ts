// Rules: building.claims, building.readings
import { factsOf } from '@mainstage/venues/facts/capacities';
import { categoryClaims } from '@mainstage/venues/facts/claims';
import { teamOffice } from '@mainstage/venues/facts/rooms/team-office';
import { navigation } from '../site/navigation';
import { venueCards } from '../shop/venue-cards';
import { bookTour } from './book-tour';
import { home } from './home';
import { homeBelow } from './home-below';
import { overview } from './overview';
import { styleguide } from './styleguide';

const { stages, spaces, offices } = categoryClaims;

describe('the advertised range of each category', () => {
  it('is covered by its rooms as the note explains', () => {
    const sqmOf = (...ids: Parameters<typeof factsOf>[0][]) => ids.reduce((sum, id) => sum + factsOf(id).areaSqm, 0);
    const wallOf = (id: 'skyline-stage' | 'liberty-stage') => factsOf(id).ledWallsSqm[0]!;
    expect(sqmOf('vista-stage')).toBe(stages.areaSqm.min);
    expect(sqmOf('skyline-stage', 'sky-lounge')).toBe(stages.areaSqm.max);
    expect(wallOf('skyline-stage') + wallOf('liberty-stage')).toBe(stages.ledWallSqm);
    expect(sqmOf('sky-lounge', 'liberty-atrium')).toBe(spaces.areaSqm.max);
    expect(teamOffice.facts.areaSqm.value.min).toBe(offices.areaSqm.min);
  });

  it('explains every LED wall that no single hall has', () => {
    const stated: readonly string[] = [
      home.head.description,
      ...navigation.before.flatMap((entry) => ('cards' in entry ? entry.cards.flatMap(({ points }) => points) : [])),
      ...overview.copy.pillars.stage.facts,
      ...overview.copy.pillars.space.facts,
      ...styleguide.copy.words.lines,
      ...styleguide.copy.numbers.facts.map(({ label }) => label),
      ...venueCards[0].features,
      ...[...home.copy.numbers.facts, ...bookTour.copy.why.facts].map(({ label }) => label),
      ...homeBelow.venues.slides.map(({ text }) => text),
    ].filter((words) => /LED walls? (up|from)|of LED wall/.test(words));
    expect(stated).toHaveLength(11);
    for (const words of stated)
      expect(words).toMatch(/when two halls share one picture|Mobile LED walls|with tiles from a second hall/);
  });
});
