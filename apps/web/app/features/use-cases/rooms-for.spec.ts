import { useCaseSections } from '@mainstage/content/use-cases/use-cases';
import { findPlaces } from '@mainstage/venues/search/find';
import { roomsFor } from './rooms-for';

// Rules: use-cases.sections

const useCases = useCaseSections.flatMap((section) => [...section.useCases]);

describe('the rooms of a use case', () => {
  it.each(useCases.map((useCase) => [useCase.name, useCase] as const))(
    'begin for %s with the first choice, which has what the use case needs',
    (_, { search, firstChoice }) => {
      expect(findPlaces(search).fits.map(({ place }) => place.id)).toContain(firstChoice);
      expect(roomsFor(search, firstChoice)[0]?.id).toBe(firstChoice);
    },
  );

  it('have no daylight where its words claim that', () => {
    const dark = /\bno (windows|daylight)\b|windowless|without (windows|daylight)/i;
    for (const { name, description, features, search, firstChoice } of useCases) {
      if (!dark.test([description, ...features].join(' '))) continue;
      const lit = roomsFor(search, firstChoice).filter(({ has }) => has.daylight);
      expect([name, lit.map((room) => room.name)]).toEqual([name, []]);
    }
  });

  it('send nobody with ten guests to a hall', () => {
    const names = (search: Parameters<typeof roomsFor>[0], first: Parameters<typeof roomsFor>[1]) =>
      roomsFor(search, first).map(({ name }) => name);
    expect(names({ guests: 10, layout: 'boardroom', floor: 4 }, 'directors-circle')).toEqual(['Directors Circle']);
    expect(names({ guests: 20, layout: 'cabaret' }, 'workshop').slice(0, 2)).toEqual(['Workshop', 'Hub']);
    expect(names({ guests: 180, layout: 'standing', stage: true }, 'nova-stage').slice(0, 2)).toEqual([
      'Nova Stage',
      'Vista Stage',
    ]);
  });
});
