import type { InvestmentCaseContent } from '@mainstage/contracts/gates/investment-case';
import { euroMillions, filled, whole } from './format';
import type { CaseNumbers } from './case-numbers';
import { Sums } from './sums';

interface RollOutProps {
  content: InvestmentCaseContent['rollOut'];
  numbers: CaseNumbers;
  locations: number;
}

/** Several locations like this one, by multiplication only. */
export function RollOut({ content, numbers: { inputs }, locations }: RollOutProps) {
  const revenue = inputs.areaSqm * inputs.revenuePerSqm * 12 * locations;
  return (
    <Sums
      title={content.title}
      lead={filled(content.lead, { locations })}
      sums={[
        { label: content.area, value: `${whole(inputs.areaSqm * locations)} sqm` },
        { label: content.revenue, value: euroMillions(revenue) },
        { label: content.royalty, value: euroMillions((revenue * inputs.royaltyPercent) / 100) },
      ]}
      note={content.note}
    />
  );
}
