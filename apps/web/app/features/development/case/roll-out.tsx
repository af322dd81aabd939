import { styled } from '@mui/material/styles';
import type { InvestmentCaseContent } from '@mainstage/contracts/gates/investment-case';
import { SectionTitle, Small, Text } from '@mainstage/ui/text/text';
import { size } from '@mainstage/ui/theme/tokens';
import { euroMillions, filled, whole } from './format';
import type { Reckoned } from './reckoned';
import { Sums } from './sums';

interface RollOutProps {
  content: InvestmentCaseContent['rollOut'];
  numbers: Reckoned;
  locations: number;
}

const Part = styled('div')({ display: 'grid', alignContent: 'start', gap: 12 });

/** Several locations like this one, multiplied and no more. */
export function RollOut({ content, numbers: { inputs }, locations }: RollOutProps) {
  const revenue = inputs.areaSqm * inputs.revenuePerSqm * 12 * locations;
  return (
    <Part>
      <SectionTitle style={{ fontSize: size.heading }}>{content.title}</SectionTitle>
      <Text>{filled(content.lead, { locations })}</Text>
      <Sums
        sums={[
          { label: content.area, value: `${whole(inputs.areaSqm * locations)} sqm` },
          { label: content.revenue, value: euroMillions(revenue) },
          { label: content.royalty, value: euroMillions((revenue * inputs.royaltyPercent) / 100) },
        ]}
      />
      <Small>{content.note}</Small>
    </Part>
  );
}
