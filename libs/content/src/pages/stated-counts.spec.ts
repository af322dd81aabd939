import { stagesAlone } from '../floors/floor-venues';
import { overview } from './overview';
import { stageLandings } from './stage-landings';
import { venueSingleFloor } from './venue-single-floor';

const inWords = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** Counts that texts state as words, next to the counted lists. */
describe('counts in words', () => {
  it('of the stages that the three halls are hired as', () => {
    expect(venueSingleFloor.copy.stages.lead).toContain(`${inWords[stagesAlone.length]} stages`);
  });

  it('of the configurations of Skyline and the rooms of Liberty', () => {
    const { 'skyline-stage': skyline, 'liberty-stage': liberty } = stageLandings;
    expect(skyline.grid.lead.toLowerCase()).toContain(`${inWords[skyline.grid.cards.length]} ways`);
    expect(liberty.rooms.lead.toLowerCase()).toContain(`${inWords[liberty.rooms.items.length]} rooms`);
    expect(liberty.grid.lead).toContain(`${inWords[liberty.grid.cards.length]} rooms`);
    expect(JSON.stringify(overview)).toContain(`${inWords[liberty.rooms.items.length]} rooms around it`);
  });
});
