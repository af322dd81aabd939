import { testimonials } from './testimonials';

describe('references', () => {
  it('references consist of seven sample voices', () => {
    expect(testimonials).toHaveLength(7);
    for (const { people } of testimonials) expect(people.length).toBeGreaterThan(0);
  });
});
