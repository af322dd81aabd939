import { useEffect, useRef, useState } from 'react';
import type { InvestmentCaseContent } from '@mainstage/contracts/gates/investment-case';
import type { InvestmentCase } from '@mainstage/estimate/investment/investment-case';
import { VisuallyHidden } from '@mainstage/ui/text/visually-hidden';
import { filled } from './format';
import { paybackOf, rateOf } from './case-numbers';

/** Announced when the reader pauses, not at every step of a slider. */
const pauseMs = 700;

/** Announces the result of a change to screen readers. */
export function Spoken({ words, chosen }: { words: InvestmentCaseContent['results']; chosen: InvestmentCase }) {
  const now = filled(words.spoken, { irr: rateOf(chosen, words), payback: paybackOf(chosen, words) });
  const first = useRef(now);
  const [announced, setSaid] = useState('');

  useEffect(() => {
    if (now === first.current && announced === '') return;
    const timer = setTimeout(() => setSaid(now), pauseMs);
    return () => clearTimeout(timer);
  }, [now, announced]);

  return <VisuallyHidden role="status">{announced}</VisuallyHidden>;
}
