import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { CaseKnob, InvestmentCaseContent } from '@mainstage/contracts/gates/investment-case';
import { Section } from '@mainstage/ui/layout/section';
import { from } from '@mainstage/ui/theme/tokens';
import type { CaseValues } from './case-values';
import { CaseChart } from './case-chart';
import { SliderField } from './slider-field';
import { Readout } from './readout';
import type { CaseNumbers } from './case-numbers';
import { Results } from './results';
import { Spoken } from './spoken';

interface BenchProps {
  content: InvestmentCaseContent;
  numbers: CaseNumbers;
  values: CaseValues;
  onChange: (knob: CaseKnob, value: number) => void;
  onReset: () => void;
}

/** On a phone stacked, with the rate always visible; on a desktop the figures are next to the chart. */
const Bed = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 40,
  [from.desktop]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    gridTemplateRows: 'auto auto 1fr',
    gap: '48px 24px',
  },
});

const Knobs = styled('div')({
  [from.desktop]: { gridColumn: '1 / span 4', gridRow: '1 / span 3', alignSelf: 'start', position: 'sticky', top: 104 },
});
const Wide = styled('div')({ minWidth: 0, [from.desktop]: { gridColumn: '6 / span 7' } });

/** The interactive part: five figures, their result, and its chart. */
export function Bench({ content, numbers, values, onChange, onReset }: BenchProps) {
  const { controls, results, chart, illustration } = content;
  return (
    <Section
      tone="ink"
      aria-label={controls.title}
      sx={{ overflow: 'visible', paddingTop: 'clamp(1.5rem, 3vw, 3rem)' }}
    >
      <Bed>
        <Readout words={results} mark={illustration.mark} chosen={numbers.chosen} />
        <Knobs data-sticks>
          <Typography variant="h3" component="h2">
            {controls.title}
          </Typography>
          <Typography variant="caption">{controls.lead}</Typography>
          <Box sx={{ margin: '20px 0 16px' }}>
            {controls.fields.map((field) => (
              <SliderField
                key={field.knob}
                field={field}
                value={values[field.knob]}
                range={controls.range}
                onChange={(value) => onChange(field.knob, value)}
              />
            ))}
          </Box>
          <div data-screen>
            <Button variant="outlined" onClick={onReset}>
              {controls.reset}
            </Button>
          </div>
        </Knobs>
        <Wide>
          <Results words={results} numbers={numbers} />
        </Wide>
        <Wide>
          <CaseChart words={chart} results={results} mark={illustration.mark} numbers={numbers} />
        </Wide>
      </Bed>
      <Spoken words={results} chosen={numbers.chosen} />
    </Section>
  );
}
