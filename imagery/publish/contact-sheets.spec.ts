import { picturesByPart, picturesWithPeople } from './contact-sheets.mjs';

describe('the contact sheets', () => {
  it('take each picture once per part of the site, whatever its width and format', () => {
    const shown = '<img srcset="/pictures/hall-gala-480.avif 480w, /pictures/hall-gala-960.avif 960w">';
    const pages = {
      '/': `${shown}<source srcset="/pictures/lobby-brand-480.webp 480w">`,
      '/venues/skyline-stage': shown,
      '/venues': '<img src="/pictures/exterior-dusk-1600.webp">',
      '/imprint': '<p>No picture</p>',
    };
    expect(picturesByPart(pages)).toEqual({
      home: ['hall-gala', 'lobby-brand'],
      venues: ['hall-gala', 'exterior-dusk'],
    });
  });
});

it('the sheet of people shows published pictures that name a cast, and no others', () => {
  const shots = [
    { id: 'meeting-dusk', people: 'after the meeting' },
    { id: 'meeting-day' },
    { id: 'not-published', people: 'after the meeting' },
  ];
  expect(picturesWithPeople(shots)).toEqual(['meeting-dusk']);
});
