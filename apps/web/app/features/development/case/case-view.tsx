import { useDeferredValue, useEffect, useMemo } from 'react';
import type { InvestmentCaseContent } from '@mainstage/contracts/gates/investment-case';
import { development } from '@mainstage/content/shared-pages/development';
import { Section } from '@mainstage/ui/layout/section';
import { GateFooter } from '../../../components/pages/gate-footer';
import { Assumptions } from './assumptions';
import { Bench } from './bench';
import { CaseHead } from './case-head';
import { CaseTable } from './case-table';
import { ReturnClaim } from './return-claim';
import { Owner } from './owner';
import { computeCase } from './case-numbers';
import { RollOut } from './roll-out';
import { Sides } from './sums';
import { useCaseValues } from './use-case-values';

/** The page that follows the presentation: one location's case, varied by its reader (rule development.offer). */
export function CaseView({ content }: { content: InvestmentCaseContent }) {
  const { values, set, reset } = useCaseValues(content.controls.fields);
  const numbers = useMemo(() => computeCase(content, values), [content, values]);

  // Parts below the chart may render after the slider has moved.
  const settled = useDeferredValue(numbers);

  // Starts at the top (rule development.offer), although the browser restores the scroll position.
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);

  return (
    <>
      <CaseHead content={content} />
      <Bench content={content} numbers={numbers} values={values} onChange={set} onReset={reset} />
      <Section tone="graphite" aria-labelledby="case-table">
        <CaseTable content={content.table} years={settled.chosen.years} />
      </Section>
      <ReturnClaim content={content} numbers={settled} />
      <Section tone="graphite" aria-labelledby="case-owner">
        <Sides>
          <Owner content={content.owner} numbers={settled} />
          <RollOut content={content.rollOut} numbers={settled} locations={values.locations} />
        </Sides>
      </Section>
      <Assumptions content={content.assumptions} />
      <GateFooter page="development" words={development.copy} />
    </>
  );
}
