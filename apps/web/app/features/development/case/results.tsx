import { styled } from '@mui/material/styles';
import type { InvestmentCaseContent } from '@mainstage/contracts/gates/investment-case';
import { columns } from '@mainstage/ui/theme/columns';
import { displayType, size } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { euroMillions, whole } from './format';
import type { CaseNumbers } from './case-numbers';

const List = styled('dl')({
  ...columns({ phone: 2, desktop: 4 }),
  gap: '28px 20px',
  '& > div': { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end', gap: 8 },
  '& dt': { fontSize: '0.875rem', lineHeight: 1.4, color: tone.muted },
  '& dd': {
    ...displayType,
    fontSize: size.heading,
    lineHeight: 1,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
});

interface ResultsProps {
  words: InvestmentCaseContent['results'];
  numbers: CaseNumbers;
}

export function Results({ words, numbers: { inputs, chosen } }: ResultsProps) {
  const rows = [
    { label: words.multiple, value: `€${chosen.multiple.toFixed(2)}` },
    { label: words.revenue, value: euroMillions(inputs.areaSqm * inputs.revenuePerSqm * 12) },
    { label: words.reserve, value: euroMillions(chosen.reserve) },
    { label: words.construction, value: `€${whole(chosen.fitOutPerSqm)}` },
  ];
  return (
    <List>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}
