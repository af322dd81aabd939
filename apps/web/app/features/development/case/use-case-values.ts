import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CaseField, CaseKnob } from '@mainstage/contracts/gates/investment-case';
import { addressOf, type CaseValues, valuesFrom } from './case-values';

/** A slider moves many times a second, and browsers limit the rate of address changes. */
const settlesAfterMs = 400;

/** The reader's values. They are stored in the address, so that a reload, a copied link and a print keep them. */
export function useCaseValues(fields: readonly CaseField[]) {
  const [address, setAddress] = useSearchParams();
  const [values, setValues] = useState<CaseValues>(() => valuesFrom(fields, address));

  useEffect(() => {
    const nextAddress = addressOf(fields, values);
    if (nextAddress.toString() === address.toString()) return;
    const timer = setTimeout(
      () => setAddress(nextAddress, { replace: true, preventScrollReset: true }),
      settlesAfterMs,
    );
    return () => clearTimeout(timer);
  }, [fields, values, address, setAddress]);

  return {
    values,
    set: (knob: CaseKnob, value: number) => setValues((before) => ({ ...before, [knob]: value })),
    reset: () => setValues(valuesFrom(fields, new URLSearchParams())),
  };
}
