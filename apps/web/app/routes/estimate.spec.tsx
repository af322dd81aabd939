/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { builtSettings } from '@mainstage/content/site/built-settings';
import { estimatePage } from '@mainstage/content/shared-pages/estimate';
import { berlinToday } from '@mainstage/contracts/calendar';
import { addDays, longDay } from '@mainstage/estimate/days';
import { noAnswers } from '../api/loaded-answers';
import EstimatePage from './estimate';

const { form, sheet, noScript } = estimatePage.copy;
const today = berlinToday();
const event = addDays(today, 200);

const rendered = (search: string) =>
  renderToString(
    <MemoryRouter initialEntries={[`/estimate${search}`]}>
      <EstimatePage loaderData={noAnswers()} />
    </MemoryRouter>,
  );
/** The printed text of the page. */
const printed = (html: string) =>
  html
    .slice(html.indexOf('data-print="sheet"'))
    .replace(/<(style|noscript)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

describe('the estimate before its scripts, on paper and without any', () => {
  it('is that of its link: sum, lines, payments and deadlines', () => {
    const html = rendered(
      `?what=skyline-liberty-double&date=${event}&guests=350&card=1&catering=barbecue&extras=stream`,
    );
    const text = printed(html);
    expect(text).toMatch(/Skyline and Liberty Double/);
    expect(text).toContain('350 guests · Company');
    expect(text).toMatch(/Credit card fee 3% .*?in the offer/);
    expect(text).toMatch(/Barbecue .*?on request/);
    expect(text).toMatch(/Estimated total two items named in the offer from €6,200\.00/);
    expect(text).toContain(`by ${longDay(addDays(event, -28))}`);
    expect(text).toContain('applies today');
    expect(text).not.toContain(sheet.noDate);
    expect(html).toContain(`${builtSettings.origin}/estimate?what=skyline-liberty-double&amp;date=`);
    expect(html).toMatch(
      /href="\/contact\?estimate=what%3Dskyline-liberty-double[^"]*&amp;venue=skyline-liberty-double"/,
    );
    expect(html).toContain(`<noscript><p>${noScript}</p></noscript>`);
  });

  it('has the choices in its form, which the browser can send by itself', () => {
    const html = rendered(`?what=skyline-liberty-double&date=${event}&guests=350&as=consumer&extras=stream`);
    const selected = [...html.matchAll(/<option value="([^"]*)" selected=""/g)].map(([, value]) => value);
    expect(selected).toEqual(['skyline-liberty-double', 'full-day', 'none', 'consumer']);
    for (const value of [event, '350']) expect(html).toMatch(new RegExp(`<input[^>]*value="${value}"`));
    expect(html.match(/<input[^>]*type="checkbox"[^>]*checked=""/g)).toHaveLength(1);
    expect(html).not.toMatch(/<(?:fieldset|input|select)[^>]* disabled/);
    expect(html).toMatch(/<form[^>]*action="\/estimate"/);
    expect(html).toContain(`${form.update}</button></noscript>`);
  });

  it('begins with the first choice where the address names none, and has no day then', () => {
    expect(printed(rendered(''))).toMatch(/30 guests · Company/);
    expect(printed(rendered(''))).toContain(sheet.noDate);
    expect(printed(rendered(''))).toMatch(/Estimated total from €[\d,]+\.00/);
    expect(printed(rendered('?venue=corporate-office'))).toContain(sheet.let);
  });

  it('asks of what is booked what it needs, and nothing that it does not have', () => {
    const names = (search: string) =>
      [...rendered(search).matchAll(/<(?:input|select)[^>]* name="([^"]*)"/g)].map(([, name]) => name);
    const all = ['venue', 'what', 'date', 'as'];
    expect(names('?what=skyline-liberty-double')).toEqual(
      expect.arrayContaining([...all, 'days', 'guests', 'hours', 'overtime', 'catering', 'extras', 'gift', 'card']),
    );
    expect(names('?what=corporate-office').sort()).toEqual([...all, 'guests'].sort());
    expect(names('?what=extended-focus')).toEqual(expect.not.arrayContaining(['days', 'hours', 'overtime']));
    expect(new Set(names('?what=extended-focus').filter((name) => name !== 'extras')).size).toBe(
      names('?what=extended-focus').filter((name) => name !== 'extras').length,
    );
    expect(rendered('?what=corporate-office')).toContain(`>${form.people}<`);
    expect(rendered('?what=skyline-liberty-double')).toContain(`>${form.upTo} `);
  });

  it('is that of the form where the browser sent it', () => {
    const sent = new URLSearchParams({
      venue: 'boardroom',
      what: 'rooftop-terrace',
      date: '',
      days: '2',
      guests: '40',
    });
    for (const extra of ['stream', 'drinks']) sent.append('extras', extra);
    sent.append('card', '1');
    const text = printed(rendered(`?${sent}`));
    expect(text).toMatch(/Rooftop Terrace 2 days at €800/);
    expect(text).toMatch(/Credit card fee/);
    expect(text).toMatch(/Live stream/);
    expect(text).not.toContain('venue=boardroom');
  });

  it('names what is wrong with a choice, with no sum', () => {
    const text = printed(rendered(`?what=weekend-immersion&date=${event}&guests=500&gift=%3Cb%3E`));
    expect(text).toContain(sheet.waits);
    expect(text).toMatch(/Guests ?: .*1 to 199/);
    expect(text).not.toMatch(/€[\d,]+\.\d\d/);
    expect(rendered('?guests=%22%3Cb%3E')).toContain('value="&quot;&lt;b&gt;"');
  });
});
