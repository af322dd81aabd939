// Rules: offer.price-list, offer.terms, settings.checked
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bookables } from '@mainstage/content/estimate/bookables';
import { priceKinds } from '@mainstage/content/estimate/price-kinds';
import { languages } from '@mainstage/contracts/language';
import { loadConfig } from '../load';

const folder = mkdtempSync(join(tmpdir(), 'mainstage-offers-'));
afterAll(() => rmSync(folder, { recursive: true }));

const load = (environment: Record<string, string>) => loadConfig(['PRICE_LIST', 'TERMS'], environment);
const faultOf = (environment: Record<string, string>) => {
  try {
    load(environment);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

describe('PRICE_LIST', () => {
  const file = join(folder, 'prices.json');
  const listOf = (json: unknown) => {
    writeFileSync(file, typeof json === 'string' ? json : JSON.stringify(json));
    return { PRICE_LIST: file };
  };
  const good = { vatPercent: 19, prices: { 'set-up': { cents: 9000, unit: 'hour', vatPercent: 19 } } };

  it('is a sample outside production, and nothing in production without the setting', () => {
    expect(load({}).PRICE_LIST?.sample).toBe(true);
    expect(load({ NODE_ENV: 'production' }).PRICE_LIST).toBeUndefined();
    expect(faultOf({ NODE_ENV: 'production', PRICE_LIST: 'sample' })).toContain('PRICE_LIST is the sample');
  });

  it('samples every kind of line but the venues without a list price', () => {
    const { prices } = load({}).PRICE_LIST!;
    const onRequest = bookables.filter(({ venue, priceEuro }) => venue && priceEuro === undefined);
    const missing = priceKinds.filter((kind) => !(kind in prices));
    expect(missing).toEqual(onRequest.map(({ venue }) => `venue.${venue}`));
  });

  it('samples the prices that the site states', () => {
    const { prices } = load({}).PRICE_LIST!;
    for (const { id, venue, group, priceEuro } of bookables)
      if (priceEuro !== undefined && group !== 'shop')
        expect(prices[venue ? `venue.${venue}` : `package.${id}`]?.cents).toBe(priceEuro * 100);
  });

  it('is the provider’s file, which is no sample by default', () => {
    expect(load(listOf(good)).PRICE_LIST).toEqual({ ...good, sample: false, hirePercent: {} });
    expect(load({ ...listOf(good), NODE_ENV: 'production' }).PRICE_LIST?.sample).toBe(false);
  });

  it.each([
    ['not JSON', '{', 'must name a JSON file'],
    ['a list', [], 'must hold an object'],
    ['an unknown field', { ...good, vat: 7 }, 'vat is unknown'],
    ['no VAT rate', { prices: {} }, 'vatPercent must be a whole number from 0 to 100'],
    ['an unknown part of the day', { ...good, hirePercent: { night: 5 } }, 'hirePercent.night is none of morning'],
    ['an unknown kind', { ...good, prices: { 'venue.moon': {} } }, 'prices["venue.moon"] is no kind of line'],
    [
      'euro instead of cents',
      { ...good, prices: { 'set-up': { cents: 90.5, unit: 'hour', vatPercent: 19 } } },
      'prices["set-up"].cents must be a whole number',
    ],
    [
      'a price without a unit',
      { ...good, prices: { 'set-up': { cents: 9000, vatPercent: 19 } } },
      'prices["set-up"].unit must be one of flat',
    ],
    [
      'an unknown field of a price',
      { ...good, prices: { 'set-up': { cents: 9000, unit: 'hour', vatPercent: 19, net: 1 } } },
      'prices["set-up"].net is unknown',
    ],
  ])('stops the start with %s', (_name, json, fault) => {
    const message = faultOf(listOf(json));
    expect(message.split('\n')[0]).toBe('Configuration error');
    expect(message).toContain('PRICE_LIST ');
    expect(message).toContain(fault);
  });

  it('names everything that is wrong at once, and a missing file', () => {
    const message = faultOf(listOf({ prices: { 'venue.moon': {}, 'set-up': {} } }));
    for (const fault of ['vatPercent', 'venue.moon', 'set-up"].cents', 'set-up"].unit'])
      expect(message).toContain(fault);
    expect(faultOf({ PRICE_LIST: join(folder, 'none.json') })).toContain('must name a readable JSON file');
  });
});

describe('TERMS', () => {
  const termsWith = (files: Record<string, string>) => {
    const path = mkdtempSync(join(folder, 'terms-'));
    for (const [name, text] of Object.entries(files)) writeFileSync(join(path, name), text);
    return { TERMS: path };
  };

  it('are a marked sample outside production, and none in production without the setting', () => {
    const [terms, ...others] = load({}).TERMS!;
    expect(terms).toMatchObject({ sample: true });
    for (const language of languages) expect(terms!.text[language]).toMatch(/sample|Muster/);
    expect(others).toEqual([]);
    expect(load({ NODE_ENV: 'production' }).TERMS).toBeUndefined();
    expect(faultOf({ NODE_ENV: 'production', TERMS: 'sample' })).toContain('TERMS is the sample');
  });

  it('are every version of the folder, the newest last', () => {
    const files = { '2027-02.en.md': 'New', '2027-02.de.md': 'Neu', '2026-11.en.md': 'Old\n', '2026-11.de.md': 'Alt' };
    expect(load(termsWith({ ...files, '..data': '' })).TERMS).toEqual([
      { version: '2026-11', text: { en: 'Old', de: 'Alt' }, sample: false },
      { version: '2027-02', text: { en: 'New', de: 'Neu' }, sample: false },
    ]);
  });

  it.each([
    ['an empty folder', {}, 'the folder has no terms'],
    ['a version in one language', { '1.en.md': 'Terms' }, '1.de.md is missing or empty'],
    ['an empty file', { '1.en.md': 'Terms', '1.de.md': ' \n' }, '1.de.md is missing or empty'],
    ['another file', { '1.en.md': 'Terms', '1.de.md': 'AGB', 'terms.pdf': 'x' }, 'terms.pdf is not named like'],
  ])('stop the start with %s', (_name, files, fault) => {
    expect(faultOf(termsWith(files))).toContain(fault);
    expect(faultOf({ TERMS: join(folder, 'nowhere') })).toContain('must name a readable folder');
  });
});
