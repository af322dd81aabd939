import { nounFor } from '@mainstage/contracts/counted';
import { count } from '@mainstage/venues/facts/number-format';
import { percent } from '../constants/figures';
import { estimatePage } from '../shared-pages/estimate';
import type { Block } from './blocks';

const { sheet, form } = estimatePage.copy;

/** Words of the page and the PDF around the lines and dates of an estimate. */
export const sheetTextsEn = {
  hourKinds: form.hourKinds as Readonly<Record<Block, string>>,
  customers: form.customers as Readonly<Record<'business' | 'consumer', string>>,
  guests: (guests: number) => `${count(guests)} ${nounFor(guests, 'guest', 'guests')}`,
  people: (people: number) => `${count(people)} people`,
  overtimeHour: (price: string, share: number) =>
    `${sheet.overtime}: ${price} (${percent(share)} ${sheet.overtimeRule}).`,
  nothingDue: sheet.nothingDue as string,
  signed: sheet.signed as string,
  let: sheet.let as string,
  noDate: sheet.noDate as string,
};

export type SheetTexts = typeof sheetTextsEn;
