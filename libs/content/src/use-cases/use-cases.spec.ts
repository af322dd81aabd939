// Rules: use-cases.sections
import { featuredUseCases, useCaseSections } from './use-cases';

describe('use cases', () => {
  it('use cases number six in each of three sections, with the linked anchors', () => {
    expect(useCaseSections.map(({ anchor, useCases }) => [anchor, useCases.length])).toEqual([
      ['conferences-events-section', 6],
      ['meetings-workshops-section', 6],
      ['broadcast-streaming-section', 6],
    ]);
    const all = useCaseSections.flatMap((section) =>
      section.useCases.map(({ id, category }) => ({ id, category, section })),
    );
    expect(new Set(all.map(({ id }) => id)).size).toBe(18);
    for (const { category, section } of all) expect(category).toBe(section.name);
    expect(featuredUseCases.map(({ id }) => id)).toEqual([
      'product-launch',
      'executive-board-meeting',
      'virtual-keynote',
    ]);
  });
});
