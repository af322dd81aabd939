// Rules: desk.draft
import type { DraftFacts } from './draft-facts';
import { draftText } from './draft-answer';
import { missingFacts } from './missing-facts';

const at = (text: string) => Date.parse(text);
const facts: DraftFacts = {
  ...{ kind: 'contact', name: 'Ada Byron', tour: null, venue: 'skyline-stage', day: '2030-09-13', isOver: false },
  ...{ hire: 'full-day', guests: 120, layout: 'banquet', freeDays: [], own: [] },
  place: {
    hire: 'full-day',
    state: 'free',
    hours: {
      ...{ from: at('2030-09-13T06:00Z'), to: at('2030-09-13T16:00Z') },
      ...{ takenFrom: at('2030-09-13T03:00Z'), takenTo: at('2030-09-13T18:00Z') },
    },
  },
  fit: { guests: 120, most: 180, layout: 'banquet', fits: true },
  price: { estimate: { from: 250_000, to: 310_050 }, isSample: false, taxOpen: true },
};
const text = (language: 'en' | 'de', changed: Partial<DraftFacts> = {}) =>
  draftText({ ...facts, ...changed }, language, 'https://venue.example');

describe('the text of a draft', () => {
  it('says in English what is known', () => {
    expect(text('en')).toBe(
      [
        'Dear Ada Byron,',
        'Thank you for your enquiry.',
        'Skyline Stage is free on Friday 13 September 2030 from 08:00 to 18:00, and so is the time for set-up from 05:00 and dismantling until 20:00.',
        'There is enough room for 120 guests: Skyline Stage takes up to 180 guests at round tables.',
        'Our non-binding estimate is €2,500 to €3,100.50. Value added tax is stated in the offer.',
        'You can find pictures, the floor plan and technical data here: https://venue.example/venues/skyline-stage',
      ].join('\n\n'),
    );
  });

  it('says the same in German', () => {
    expect(text('de').replaceAll('\u00a0', ' ')).toBe(
      [
        'Guten Tag Ada Byron,',
        'vielen Dank für Ihre Anfrage.',
        'Skyline Stage ist am Freitag, 13. September 2030, von 08:00 bis 18:00 Uhr frei. Auch die Zeit für den Aufbau ab 05:00 Uhr und den Abbau bis 20:00 Uhr ist frei.',
        'Für 120 Personen reicht der Platz gut aus: Skyline Stage bietet an runden Tischen Platz für bis zu 180 Personen.',
        'Unsere unverbindliche Kostenschätzung liegt zwischen 2.500 € und 3.100,50 €. Die Umsatzsteuer weisen wir im Angebot aus.',
        'Bilder, Grundriss und technische Daten finden Sie hier: https://venue.example/venues/skyline-stage',
      ].join('\n\n'),
    );
  });

  it('names other days where the one asked for is taken or under option', () => {
    const freeDays = ['2030-09-16', '2030-09-17', '2030-09-18'];
    const taken = { ...facts.place!, state: 'definite' as const };
    const option = { ...facts.place!, state: 'option' as const };
    expect(text('en', { place: taken, freeDays })).toContain(
      'Unfortunately, Skyline Stage is no longer available on Friday 13 September 2030 from 08:00 to 18:00. The next days on which Skyline Stage is free are Mon 16 September 2030, Tue 17 September 2030 and Wed 18 September 2030.',
    );
    expect(text('de', { place: option, freeDays: freeDays.slice(0, 1) })).toContain(
      'rücken Sie nach. Der nächste freie Tag für Skyline Stage ist Montag, 16. September 2030.',
    );
  });

  it('says when the option of the client ends', () => {
    const own = [
      {
        ...{ venue: 'skyline-stage' as const, day: '2030-09-13' },
        option: { rank: 1, expiresAt: new Date('2030-08-30T15:00Z') },
      },
    ];
    expect(text('en', { own, place: null })).toContain(
      'We are holding Skyline Stage on Friday 13 September 2030 for you. Your option ends on Friday 30 August 2030 at 17:00.',
    );
    expect(text('de', { own, place: null })).toContain(
      'Für Sie ist Skyline Stage am Freitag, 13. September 2030 reserviert. Ihre Option läuft am Freitag, 30. August 2030, um 17:00 Uhr ab.',
    );
    expect(text('de', { own: [{ ...own[0]!, option: null }] })).toContain('fest für Sie gebucht');
  });

  it('names no price for a room that is too small', () => {
    const small = text('en', { guests: 220, fit: { guests: 220, most: 180, layout: 'banquet', fits: false } });
    expect(small).toContain(
      'For 220 guests the room is too small: Skyline Stage takes up to 180 guests at round tables.',
    );
    expect(small).not.toContain('€');
  });

  it('leaves out what is missing, asks the client for it and names it to sales', () => {
    const nothing = { venue: null, day: null, hire: null, guests: null, layout: null };
    const bare = { ...facts, ...nothing, place: null, fit: null, price: null, name: '' };
    expect(text('en', bare)).toBe(
      'Hello,\n\nThank you for your enquiry.\n\nTo prepare an offer we need to know which of our rooms you have in mind, on which day you are planning your event and how many guests you are expecting.',
    );
    expect(text('de', bare)).toBe(
      'Guten Tag,\n\nvielen Dank für Ihre Anfrage.\n\nDamit wir Ihnen ein Angebot machen können, teilen Sie uns bitte noch mit, welcher unserer Räume für Sie infrage kommt, an welchem Tag Ihre Veranstaltung stattfinden soll und mit wie vielen Gästen Sie rechnen.',
    );
    expect(missingFacts(bare).map(({ fact }) => fact)).toEqual(['name', 'venue', 'day', 'guests']);
    expect(missingFacts(facts)).toEqual([]);
  });

  it.each(['tour', 'business-event'] as const)('names nothing that the form of a %s does not ask for', (kind) => {
    const bare = { ...facts, kind, venue: null, day: null, guests: null, place: null, fit: null, price: null };
    expect(missingFacts(bare)).toEqual([]);
    expect(missingFacts({ ...bare, isOver: true }).map(({ fact }) => fact)).toEqual(['day']);
  });
});
