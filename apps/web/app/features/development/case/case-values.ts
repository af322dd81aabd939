import type { CaseField, CaseKnob } from '@mainstage/contracts/gates/investment-case';
import type { InvestmentInputs } from '@mainstage/contracts/gates/investment-inputs';

/** The reader's choices, each in the unit of its field. */
export type CaseValues = Record<CaseKnob, number>;

type Fields = readonly CaseField[];

/** The nearest value that the field allows. */
export function allowed({ min, max, step }: CaseField, value: number): number {
  const within = Math.min(max, Math.max(min, value));
  return min + Math.round((within - min) / step) * step;
}

/** The values in the address; the defaults for missing values and for values that are no number. */
export function valuesFrom(fields: Fields, address: URLSearchParams): CaseValues {
  const read = (field: CaseField) => {
    const text = address.get(field.param)?.trim();
    const value = text ? Number(text) : Number.NaN;
    return Number.isFinite(value) ? allowed(field, value) : field.start;
  };
  return Object.fromEntries(fields.map((field) => [field.knob, read(field)])) as CaseValues;
}

/** The query for these values: only those that differ from the defaults. */
export function addressOf(fields: Fields, values: CaseValues): URLSearchParams {
  const changed = fields.filter(({ knob, start }) => values[knob] !== start);
  return new URLSearchParams(changed.map(({ knob, param }) => [param, String(values[knob])]));
}

/** The inputs of the case with these values. The number of locations does not change the case of one location. */
export function inputsOf(base: InvestmentInputs, fields: Fields, values: CaseValues): InvestmentInputs {
  const inputs = { ...base };
  for (const { knob, factor = 1 } of fields) if (knob !== 'locations') inputs[knob] = values[knob] * factor;
  return inputs;
}

/** The same at the worst and the best of the stated ranges; the priority return stays as chosen. */
export function extremesOf(
  inputs: InvestmentInputs,
  fields: Fields,
): { worst: InvestmentInputs; best: InvestmentInputs } {
  const worst = { ...inputs };
  const best = { ...inputs };
  for (const { knob, min, max } of fields) {
    if (knob === 'rampUpMonths' || knob === 'royaltyPercent') [best[knob], worst[knob]] = [min, max];
    if (knob === 'reducedRentYears') [worst[knob], best[knob]] = [min, max];
  }
  return { worst, best };
}
