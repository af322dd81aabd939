import { hours } from '@mainstage/content/site/hours';
import { expect, test } from '../fixtures/test';

/**
 * The stated figures (rule building.facts) on the pages where visitors look for them, as literals, so that a changed
 * constant is noticed.
 */
const figures: Record<string, readonly string[]> = {
  '/': ['2,500', '199', '150', '500+ connections a year', '60 to 90 minutes'],
  '/overview': ['2,500', '199', '150'],
  '/venues': ['600–1,400 sqm', '40–600 sqm', '30–2,500 sqm', '2–20 adjacent offices'],
  '/venues/floors': ['From 3,500 to 6,200 euros per day', '550'],
  '/contact': ['24 hours', hours.business.time, hours.business.weekend],
  '/book-tour': ['60 to 90 minutes', '24 hours', hours.tours.time, '1 to 20 people', '2,500', '199', '150'],
  '/support': ['24 hours', hours.business.time, '60 to 90 minutes'],
  '/exclusive-offers': [
    ...['€2,500', '€1,800', '40%', '30%', '10 m × 3 m', '5 m × 3 m', '30 m × 3 m', '20 m × 3 m'],
    ...['€3,200', '€1,600', '€2,800', '€1,900', 'Friday 14:00', 'Monday 12:00', '50%'],
  ],
  '/private-offers': ['€500–50,000', '2 years', '10%', '€5,000'],
  '/webinar/led-wall': [
    '100 Plätze',
    '5.000 bis 15.000 EUR',
    '350+',
    '97 %',
    'doppelt',
    'so viele Leads',
    '100 % kostenfrei',
  ],
  '/webinar/confirmation': ['100 Teilnehmende', 'Live online'],
  '/events': ['500+', '95 %', '2 Mio.+'],
  '/terms-of-use': [
    ...['innerhalb von 10 Tagen', '5.000 €', '80 %', '20 %', '4 Wochen', '8 %', '3 %', '12 Wochen', '8 Wochen'],
    ...['10 %', '15 %', '02:00 Uhr', '14 Tage', '50 %', '100 %', '48 Stunden', '24 Stunden', '10 Werktage', '5 %'],
  ],
  '/privacy': ['24 months', '90 days', '12 months', '36 months', '30 days', '24 hours', '10 minutes', '7 days'],
};

test('pages state the stated figures', async ({ request }) => {
  for (const [path, texts] of Object.entries(figures)) {
    const words = wordsOf(await (await request.get(path)).text());
    expect([path, texts.filter((text) => !words.includes(text))]).toEqual([path, []]);
  }
});

const signs: Record<string, string> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"', '&lt;': '<', '&gt;': '>' };

/** The text of a page's main part, including all tabs, with normalized spaces. */
function wordsOf(html: string): string {
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
  return main
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|#x27|quot|lt|gt);/g, (sign) => signs[sign]!)
    .replace(/\s+/g, ' ');
}
