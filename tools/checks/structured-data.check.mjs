import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Trouble } from '../lib/workspace.mjs';
import { builtOrigin, builtPages, site, structuresOf } from './built-site.mjs';

export const name = 'what pages tell search engines is on them, leads somewhere and names its way';

const mark = builtOrigin;

/** All values of a structure with their names. */
const valuesOf = (data) =>
  Object.entries(data).flatMap(([key, value]) =>
    value && typeof value === 'object' ? valuesOf(value) : [[key, value]],
  );

const wordsOf = (html) =>
  html
    .replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, ' ')
    .replace(/<!-- -->|<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ');

const squeezed = (text) => text.replace(/\s+/g, ' ').trim();

/** Required types by path. */
const marks = new Map([
  ['/', ['VideoObject']],
  ['/support', ['FAQPage']],
  ['/webinar/led-wall', ['Event']],
  ['/exclusive-offers', ['OfferCatalog']],
  ['/shop/venue', ['OfferCatalog']],
]);
const isVenue = ({ '@type': type }) => type === 'MeetingRoom' || type === 'Room';

/** Missing properties of a room or office. */
function venueFaults(path, venue) {
  const { geo, image, floorSize, maximumAttendeeCapacity: guests } = venue;
  return [
    [geo?.latitude > 50 && geo.longitude > 8, 'no place on the map'],
    [image?.startsWith(mark), 'no picture'],
    [(floorSize?.value ?? floorSize?.minValue) > 0, 'no area'],
    [guests > 0, 'no capacity'],
  ].flatMap(([checked, fault]) => (checked ? [] : [`${path} has ${fault}`]));
}

export async function check() {
  const pages = new Map(builtPages());
  const wayOf = (path) =>
    structuresOf(pages.get(path)).find((each) => each['@type'] === 'BreadcrumbList')?.itemListElement ?? [];
  const faults = [];
  let checked = 0;
  for (const [path, html] of pages) {
    const words = wordsOf(html);
    const data = structuresOf(html);
    checked += data.length;
    for (const type of marks.get(path) ?? [])
      if (!data.some((each) => each['@type'] === type)) faults.push(`${path} is not marked as ${type}`);
    const venues = data.filter(isVenue);
    const film = existsSync(join(site, 'film', `${path.split('/')[2]}.mp4`));
    if (path.split('/').length === 3 && film && !data.some((each) => each['@type'] === 'VideoObject'))
      faults.push(`${path} does not tell of its film`);
    if (venues.length > 0 !== pages.has(`${path}/floor-plan`))
      faults.push(`${path}: a venue’s page and its mark go together`);
    faults.push(...venues.flatMap((venue) => venueFaults(path, venue)));

    for (const [key, value] of data.flatMap(valuesOf)) {
      if (typeof value !== 'string' || !value.startsWith(mark) || key === '@id') continue;
      const [address] = value.slice(mark.length).split('#');
      if (!pages.has(address) && !existsSync(join(site, address))) faults.push(`${path}: ${key} leads to ${address}`);
    }

    for (const { mainEntity = [] } of data.filter((each) => each['@type'] === 'FAQPage'))
      for (const { name: question, acceptedAnswer } of mainEntity)
        for (const text of [question, acceptedAnswer.text])
          if (!words.includes(squeezed(text))) faults.push(`${path} does not show “${text}”`);

    for (const { itemListElement } of data.filter((each) => each['@type'] === 'OfferCatalog'))
      for (const offer of itemListElement) {
        const price = (offer.price ?? offer.priceSpecification.minPrice).toLocaleString('en-GB');
        for (const text of [offer.name, price])
          if (!words.includes(text)) faults.push(`${path} does not show the offer’s ${text}`);
      }

    const trail = wayOf(path);
    if (trail.length === 0) continue;
    const steps = trail.map(({ item }) => item.slice(mark.length));
    const above = [...pages.keys()]
      .filter((each) => each === '/' || path.startsWith(`${each}/`))
      .sort((one, other) => one.length - other.length);
    const expected = [...above, path].filter((each) => each === path || each === '/' || wayOf(each).length > 0);
    if (steps.join() !== expected.join())
      faults.push(`${path}: the way is ${steps.join(' › ')}, not ${expected.join(' › ')}`);
    for (const { item, name: called } of trail.slice(1)) {
      if (called.includes(': ')) faults.push(`${path}: the way calls ${item} by a title, “${called}”`);
      const own = wayOf(item.slice(mark.length)).at(-1)?.name;
      if (own !== called) faults.push(`${path}: the way calls ${item} “${called}”, the page itself “${own}”`);
    }
  }
  if (checked < pages.size) throw new Trouble(`Only ${checked} structures on ${pages.size} pages: were they found?`);
  if (faults.length > 0) throw new Trouble(faults.join('\n'));
}
