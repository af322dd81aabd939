import type { InvestmentCaseContent } from '@mainstage/contracts/gates/investment-case';
import type { InvestmentInputs } from '@mainstage/contracts/gates/investment-inputs';
import { investmentCase, type InvestmentCase } from '@mainstage/estimate/investment/investment-case';
import { type CaseValues, extremesOf, inputsOf } from './case-values';
import { filled, rate } from './format';

/** The case at the reader's values, and at the ends of the stated ranges. */
export interface CaseNumbers {
  inputs: InvestmentInputs;
  chosen: InvestmentCase;
  worst: InvestmentCase;
  best: InvestmentCase;
}

export function computeCase({ base, controls }: InvestmentCaseContent, values: CaseValues): CaseNumbers {
  const inputs = inputsOf(base, controls.fields, values);
  const { worst, best } = extremesOf(inputs, controls.fields);
  return { inputs, chosen: investmentCase(inputs), worst: investmentCase(worst), best: investmentCase(best) };
}

type Words = InvestmentCaseContent['results'];

/** The rate of return as text, also if there is none. */
export function rateOf({ irrPercent }: Pick<InvestmentCase, 'irrPercent'>, { none }: Words): string {
  return irrPercent === undefined ? none : rate(irrPercent);
}

/** The payback period as text. */
export function paybackOf({ paybackMonth }: Pick<InvestmentCase, 'paybackMonth'>, { months, never }: Words): string {
  return paybackMonth === undefined ? never : filled(months, { months: paybackMonth });
}
