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
