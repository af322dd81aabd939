import { readFileSync } from 'node:fs';
import { priceKinds } from '@mainstage/content/estimate/price-kinds';
import { hires } from '@mainstage/contracts/day-parts';
import { offerLimits, offerUnits } from '@mainstage/contracts/offers/offer';
import type { PriceList } from '@mainstage/contracts/offers/price-list';
import samplePriceList from './sample-price-list.json';

/** Value of PRICE_LIST and TERMS for the samples of the repository. */
export const sampleName = 'sample';

/**
 * Reads the file of PRICE_LIST (rule offer.price-list); `sample` is the list of the demo. Checked without class-validator,
 * because `npm start` loads the settings where no package can be imported.
 * @throws Error that names everything that is wrong with the file
 */
export function priceListFile(path: string): PriceList {
  return priceListOf(path === sampleName ? samplePriceList : jsonOf(path));
}

function jsonOf(path: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new Error('must name a readable JSON file with prices');
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`must name a JSON file: ${(error as Error).message}`, { cause: error });
  }
}

function priceListOf(json: unknown): PriceList {
  if (!isRecord(json)) throw new Error('must hold an object with vatPercent, hirePercent and prices');
  const { sample = false, vatPercent, hirePercent = {}, prices, ...others } = json;
  const faults = [
    ...Object.keys(others).map((name) => `${name} is unknown`),
    ...(typeof sample === 'boolean' ? [] : ['sample must be true or false']),
    ...(isWhole(vatPercent, 100) ? [] : ['vatPercent must be a whole number from 0 to 100']),
    ...hireFaults(hirePercent),
    ...priceFaults(prices),
  ];
  if (faults.length > 0) throw new Error(`must name a correct price list (${faults.join('; ')})`);
  return { sample, vatPercent, hirePercent, prices } as PriceList;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isWhole = (value: unknown, most: number): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;

function hireFaults(given: unknown): string[] {
  if (!isRecord(given)) return ['hirePercent must be an object'];
  return Object.entries(given).flatMap(([hire, percent]) => [
    ...((hires as readonly string[]).includes(hire) ? [] : [`hirePercent.${hire} is none of ${hires.join(', ')}`]),
    ...(isWhole(percent, 1000) ? [] : [`hirePercent.${hire} must be a whole number from 0 to 1000`]),
  ]);
}

function priceFaults(given: unknown): string[] {
  if (!isRecord(given)) return ['prices must be an object'];
  return Object.entries(given).flatMap(([kind, price]) => {
    const at = `prices["${kind}"]`;
    if (!(priceKinds as readonly string[]).includes(kind)) return [`${at} is no kind of line`];
    if (!isRecord(price)) return [`${at} must be an object with cents, unit and vatPercent`];
    return entryFaults(price).map((fault) => `${at}.${fault}`);
  });
}

function entryFaults({ cents, unit, vatPercent, ...others }: Record<string, unknown>): string[] {
  return [
    ...Object.keys(others).map((name) => `${name} is unknown`),
    ...(isWhole(cents, offerLimits.unitCents)
      ? []
      : [`cents must be a whole number from 0 to ${offerLimits.unitCents}`]),
    ...((offerUnits as readonly unknown[]).includes(unit) ? [] : [`unit must be one of ${offerUnits.join(', ')}`]),
    ...(isWhole(vatPercent, 100) ? [] : ['vatPercent must be a whole number from 0 to 100']),
  ];
}
