import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { InvestmentCaseContent } from '@mainstage/contracts/gates/investment-case';
import { size } from '@mainstage/ui/theme/tokens';
import { euroMillions, filled, whole } from './format';
import type { CaseNumbers } from './case-numbers';
import { Sums } from './sums';

interface RollOutProps {
  content: InvestmentCaseContent['rollOut'];
  numbers: CaseNumbers;
  locations: number;
}

const Part = styled('div')({ display: 'grid', alignContent: 'start', gap: 12 });

/** Several locations like this one, multiplied and no more. */
export function RollOut({ content, numbers: { inputs }, locations }: RollOutProps) {
  const revenue = inputs.areaSqm * inputs.revenuePerSqm * 12 * locations;
  return (
    <Part>
      <Typography variant="h2" sx={{ fontSize: size.heading }}>
        {content.title}
      </Typography>
      <Typography variant="prose">{filled(content.lead, { locations })}</Typography>
      <Sums
        sums={[
          { label: content.area, value: `${whole(inputs.areaSqm * locations)} sqm` },
          { label: content.revenue, value: euroMillions(revenue) },
          { label: content.royalty, value: euroMillions((revenue * inputs.royaltyPercent) / 100) },
        ]}
      />
      <Typography variant="caption">{content.note}</Typography>
    </Part>
  );
}
