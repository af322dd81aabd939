import { strangers, textOf, textOfData } from './figures-in.mjs';

const facts = {
  guests: [199],
  sqm: [1000],
  metres: [1],
  euro: [2500],
  percent: [30],
  time: [1],
  technical: [1],
};

describe('figures that are no facts', () => {
  it.each([
    'Two tracks for 321 guests',
    'a hall of 1,234 sqm',
    '€2,501 a day',
    'from 31 %',
    '1,000–1,001 sqm',
    '1,234 square metres',
    '31 per cent of them',
    '321 participants',
    '321 seated guests',
    'für 321 Personen',
    'bis 77 Tage',
    '1.234 Quadratmeter',
    'ab 2.501 Euro',
    '321 standing',
    '321 places',
    'bis zu 321 Teilnehmer',
    'Theatre 321',
    'Banquet: 321',
    '77 km from here',
    '1,234 kW',
  ])('are found in “%s”', (words) => expect(strangers(textOf(`<main><p>${words}</p></main>`), facts)).toHaveLength(1));

  it.each([
    '<tr><th>Layout</th><th>Guests</th></tr><tr><th>Islands</th><td>321</td></tr>',
    '<tr><th>Venue</th><th>Area, sqm</th><th>Standing</th></tr><tr><th>Arena</th><td>1,234</td><td>≈ planned 199</td></tr>',
    '<tr><td></td><th>Skyline</th></tr><tr><th>Theatre</th><td>321</td></tr>',
  ])('are found in the table %s', (rows) => expect(strangers(textOf(`<table>${rows}</table>`), facts)).toHaveLength(1));

  it.each(['alt', 'title', 'aria-label'])('are found in %s', (attribute) =>
    expect(strangers(textOf(`<img ${attribute}="Rows for 321 guests">`), facts)).toHaveLength(1),
  );

  it.each([
    { '@type': 'MeetingRoom', floorSize: { '@type': 'QuantitativeValue', unitCode: 'MTK', value: 1234 } },
    { '@type': 'MeetingRoom', maximumAttendeeCapacity: 321 },
    { '@type': 'OfferCatalog', itemListElement: [{ '@type': 'Offer', price: 2501 }] },
    { '@type': 'Room', additionalProperty: [{ name: 'LED wall', value: '91 sqm' }] },
  ])('are found in the data %j', (data) => expect(strangers(textOfData(data), facts)).toHaveLength(1));

  it('are none where each number is a fact', () =>
    expect(strangers('1,000 sqm for 199 guests from €2,500', facts)).toEqual([]));
});
