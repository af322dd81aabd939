import { panoramas } from '@mainstage/content/panoramas/panoramas';
import { viewIn } from '../features/panorama/room-view';
import { view360Data } from '../features/panorama/view-360-data';
import { viewpointOf } from '../features/panorama/viewpoint';

const data = view360Data();

it('the data of the 360° view holds the view of every venue, and of each room of one that joins several', () => {
  expect(viewIn(data, 'boardroom', null)).toMatchObject({ here: 'Boardroom', missing: false, rooms: [] });
  const double = viewIn(data, 'skyline-liberty-double', 'liberty-stage');
  expect(double).toMatchObject({ here: 'Liberty Stage', requested: { id: 'skyline-liberty-double' } });
  expect(double.rooms.map(({ path }) => path)).toContain('/360-view?venue=skyline-liberty-double&room=liberty-stage');
});

it.each([
  [null, null],
  ['glass-pavilion', null],
  ['constructor', null],
  ['skyline-liberty-double', 'sky-lounge'],
  ['arena', 'boardroom'],
])('the data of the 360° view has an answer to venue %s and room %s', (venue, room) => {
  expect(viewIn(data, venue, room).panorama).toBe(viewpointOf(venue, room).panorama);
});

it('the links of a view lead into views, and to pages of rooms without one', () => {
  for (const { venue } of panoramas)
    for (const { to, path, how, hasView } of viewIn(data, venue, null).marks) {
      expect(path).toBe(hasView ? `/360-view?venue=${to}` : `/venues/${to}`);
      expect(how).not.toBe('');
    }
});
