import type { InvestmentCaseContent } from '@mainstage/contracts/gates/investment-case';
import type { InvestmentCase } from '@mainstage/estimate/investment/investment-case';
import { tone } from '@mainstage/ui/theme/tones';
import { Band } from './band';
import { filled, whole } from './format';
import { Dot, Note, Plot } from './plot';
import type { CaseNumbers } from './case-numbers';
import { placeOn, pointsOf, roundTicks } from './scale';

const balances = ({ months }: InvestmentCase) => months.map(({ balance }) => balance);

interface BalancePlotProps {
  words: InvestmentCaseContent['chart'];
  numbers: CaseNumbers;
}

/** Cumulated return of the equity less what was paid in. */
export function BalancePlot({ words, numbers: { inputs, chosen, worst, best } }: BalancePlotProps) {
  const highest = Math.max(...balances(best), 0);
  const ticks = roundTicks(-inputs.equity, highest, 5);
  const place = placeOn(ticks[0] ?? 0, ticks.at(-1) ?? 1);
  const x = placeOn(0, inputs.horizonYears * 12);
  const { paybackMonth } = chosen;

  return (
    <Plot
      title={words.balance}
      tall
      ticks={ticks}
      place={place}
      label={(tick) => whole(tick / 1e6)}
      notes={
        paybackMonth !== undefined && (
          <>
            <Dot x={x(paybackMonth)} y={place(0)} />
            <Note x={x(paybackMonth)} y={place(0) - 7}>
              {filled(words.paidBack, { month: paybackMonth })}
            </Note>
          </>
        )
      }
    >
      <Band low={pointsOf(balances(worst), place)} high={pointsOf(balances(best), place)} />
      <polyline points={pointsOf(balances(chosen), place)} fill="none" stroke={tone.accent} strokeWidth={2.5} />
    </Plot>
  );
}
