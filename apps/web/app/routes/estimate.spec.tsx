/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { estimatePrices } from '@mainstage/content/estimate/estimate-prices';
import { estimatePage } from '@mainstage/content/shared-pages/estimate';
import { addDays, longDay } from '@mainstage/estimate/days';
import { showsEstimate, withEstimate } from '@mainstage/estimate/page-placeholders';
import EstimatePage from './estimate';

const { form, sheet, noScript } = estimatePage.copy;
const today = '2026-11-23';
const event = addDays(today, 200);

let built: string;
beforeAll(() => {
  built = renderToString(
    <MemoryRouter initialEntries={['/estimate']}>
      <EstimatePage />
    </MemoryRouter>,
  );
});

const served = (search: string, demo = false) =>
  withEstimate(built, search, today, 'https://site.example', estimatePrices(demo));
/** Of the page, what is printed, as text. */
const printed = (html: string) =>
  html
    .slice(html.indexOf('data-print="sheet"'))
    .replace(/<(style|noscript)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

describe('the estimate before its scripts, on paper and without any', () => {
  it('the served estimate is that of its link: sum, lines, payments and deadlines', () => {
    const html = served(`?what=skyline-liberty-double&date=${event}&guests=350&card=1&catering=barbecue&extras=stream`);
    const text = printed(html);
    expect(text).toMatch(/Skyline and Liberty Double/);
    expect(text).toContain('350 guests · Company');
    expect(text).toMatch(/Credit card fee 3% .*?in the offer/);
    expect(text).toMatch(/Barbecue .*?on request/);
    expect(text).toMatch(/Estimated total two items named in the offer from €6,200\.00/);
    expect(text).toContain(`by ${longDay(addDays(event, -28))}`);
    expect(text).toContain('applies today');
    expect(text).not.toContain(sheet.noDate);
    expect(html).toContain('https://site.example/estimate?what=skyline-liberty-double&amp;date=');
    expect(html).toMatch(
      /href="\/contact\?estimate=what%3Dskyline-liberty-double[^"]*&amp;venue=skyline-liberty-double"/,
    );
    expect(html).toContain(`<noscript><p>${noScript}</p></noscript>`);
  });

  it('the served estimate has sample prices in a demo, which it says', () => {
    const text = printed(served(`?what=skyline-liberty-double&date=${event}&guests=350&catering=barbecue`, true));
    expect(text).toMatch(/Sample price: €38 to €62 per guest, 350 guests\. .*?€13,300 to €21,700/);
    expect(text).toMatch(/Estimated total with sample prices from €19,500 to €27,900/);
  });

  it('the served estimate has the choices in its form, which the browser can send by itself', () => {
    const html = served(`?what=skyline-liberty-double&date=${event}&guests=350&as=consumer&extras=stream`);
    const selected = [...html.matchAll(/<option value="([^"]*)" selected=""/g)].map(([, value]) => value);
    expect(selected).toEqual(['skyline-liberty-double', 'full-day', 'none', 'consumer']);
    for (const value of [event, '350']) expect(html).toMatch(new RegExp(`<input[^>]*value="${value}"`));
    expect(html.match(/<input[^>]*type="checkbox"[^>]*checked=""/g)).toHaveLength(1);
    expect(html).not.toMatch(/<(?:fieldset|input|select)[^>]* disabled/);
    expect(html).toMatch(/<form[^>]*action="\/estimate"/);
    expect(html).toContain(`${form.update}</button></noscript>`);
  });

  it('the served estimate begins with the first choice where the address names none, and has no day then', () => {
    expect(printed(served(''))).toMatch(/30 guests · Company/);
    expect(printed(served(''))).toContain(sheet.noDate);
    expect(printed(served(''))).toMatch(/Estimated total from €[\d,]+\.00/);
    expect(printed(served('?venue=corporate-office'))).toContain(sheet.let);
  });

  it('the served estimate asks of what is booked what it needs, and nothing that it does not have', () => {
    const names = (search: string) =>
      [...served(search).matchAll(/<(?:input|select)[^>]* name="([^"]*)"/g)].map(([, name]) => name);
    const all = ['venue', 'what', 'date', 'as'];
    expect(names('?what=skyline-liberty-double')).toEqual(
      expect.arrayContaining([...all, 'days', 'guests', 'hours', 'overtime', 'catering', 'extras', 'gift', 'card']),
    );
    expect(names('?what=corporate-office').sort()).toEqual([...all, 'guests'].sort());
    expect(names('?what=extended-focus')).toEqual(expect.not.arrayContaining(['days', 'hours', 'overtime']));
    expect(new Set(names('?what=extended-focus').filter((name) => name !== 'extras')).size).toBe(
      names('?what=extended-focus').filter((name) => name !== 'extras').length,
    );
    expect(served('?what=corporate-office')).toContain(`>${form.people}<`);
    expect(served('?what=skyline-liberty-double')).toContain(`>${form.upTo} `);
  });

  it('the served estimate is that of the form where the browser sent it', () => {
    const sent = new URLSearchParams({
      venue: 'boardroom',
      what: 'rooftop-terrace',
      date: '',
      days: '2',
      guests: '40',
    });
    for (const extra of ['stream', 'drinks']) sent.append('extras', extra);
    sent.append('card', '1');
    const text = printed(served(`?${sent}`));
    expect(text).toMatch(/Rooftop Terrace 2 days at €800/);
    expect(text).toMatch(/Credit card fee/);
    expect(text).toMatch(/Live stream/);
    expect(text).not.toContain('venue=boardroom');
  });

  it('the served estimate names what is wrong with a choice, with no sum', () => {
    const text = printed(served(`?what=weekend-immersion&date=${event}&guests=500&gift=%3Cb%3E`));
    expect(text).toContain(sheet.waits);
    expect(text).toMatch(/Guests ?: .*1 to 199/);
    expect(text).not.toMatch(/€[\d,]+\.\d\d/);
    expect(served('?guests=%22%3Cb%3E%7B%7Bestimate-text-send%7D%7D')).toContain(
      'value="&quot;&lt;b&gt;{{estimate-text-send}}"',
    );
  });

  it('the served estimate leaves no placeholder behind, whatever is chosen', () => {
    for (const search of [
      '',
      '?venue=boardroom',
      '?venue=corporate-office',
      '?what=extended-focus&overtime=4',
      '?what=x',
    ])
      expect(served(search)).not.toMatch(/\{\{|data-chosen|data-template/);
    expect(showsEstimate(built)).toBe(true);
    expect(showsEstimate(served(''))).toBe(false);
  });

  it('the served estimate shows no sum where the form was not filled in', () => {
    const inert = built.replace(/<template[\s\S]*?<\/template>/g, '');
    expect(inert).not.toMatch(/€[\d,]+\.\d\d|\{\{/);
    expect(printed(inert)).toContain(sheet.pendingText);
  });
});
