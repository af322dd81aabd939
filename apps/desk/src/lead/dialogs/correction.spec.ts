// Rule: desk.corrections
import type { LeadDetails } from '@mainstage/contracts/desk/leads';
import { correctionOf, namesIn } from './correction';

const details: LeadDetails = {
  ...{ firstName: 'Ada', lastName: 'Byron', email: 'ada@example.org', phone: null, company: 'Engines' },
  ...{ venue: 'skyline-stage', date: '2030-09-12', part: null, guests: 180, layout: null, language: 'en' },
};

describe('a correction', () => {
  it('has the fields of the form of its lead', () => {
    expect(namesIn(details)).not.toContain('tourDate');
    expect(namesIn(details).slice(0, 2)).toEqual(['firstName', 'lastName']);
  });

  it('sends what differs: numbers as numbers, null for what was emptied', () =>
    expect(
      correctionOf(details, {
        guests: '120',
        company: ' ',
        phone: '069 90009121',
        lastName: 'Byron ',
        date: '2030-09-12',
      }),
    ).toEqual({ guests: 120, company: null, phone: '069 90009121' }));
});
