import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { estimatePage } from '@mainstage/content/shared-pages/estimate';
import type { StepText } from '@mainstage/estimate/sheet-text';
import { colour, from, radius, size, smallHeadingType } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';

const words = estimatePage.copy.sheet;

interface SheetStepsProps {
  title: string;
  note?: string;
  steps: readonly StepText[];
}

const Step = styled('li')({
  display: 'grid',
  gap: '2px 24px',
  padding: '12px 0',
  borderTop: `1px solid ${tone.line}`,
  [from.tablet]: { gridTemplateColumns: '13.5rem minmax(0, 1fr)' },
  '& p': { fontSize: size.small, lineHeight: 1.5, color: tone.muted, textWrap: 'pretty' },
});
const When = styled('p')({ '&&': { fontSize: size.small, color: tone.text, fontVariantNumeric: 'tabular-nums' } });
const Over = styled('s')({ color: tone.muted });
const Name = styled('p')({
  '&&': { display: 'flex', justifyContent: 'space-between', gap: 16, fontSize: size.small, color: tone.text },
  fontWeight: 600,
  '& span': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
});
const Tag = styled('span')({
  display: 'inline-block',
  marginTop: 4,
  padding: '1px 8px',
  borderRadius: radius,
  backgroundColor: colour.ink,
  color: colour.paper,
  fontSize: '0.8125rem',
  fontWeight: 600,
});

/** Dates in order: what happens, its cost, its rule. */
export function SheetSteps({ title, note, steps }: SheetStepsProps) {
  return (
    <section>
      <Typography variant="h3" sx={{ ...smallHeadingType, fontSize: size.lead }}>
        {title}
      </Typography>
      {note && <Typography variant="caption">{note}</Typography>}
      <Box component="ul" sx={{ mt: 1.5 }}>
        {steps.map(({ id, label, rule, day, amount, over, now }) => (
          <Step key={id} data-step={id}>
            <When>
              {over ? (
                <>
                  <Over>{day}</Over> <span>{words.over}</span>
                </>
              ) : (
                <span>{day}</span>
              )}
              {now && (
                <>
                  <br />
                  <Tag>{words.now}</Tag>
                </>
              )}
            </When>
            <div>
              <Name>
                <span>{label}</span>
                {amount !== '' && <span>{amount}</span>}
              </Name>
              <p>{rule}</p>
            </div>
          </Step>
        ))}
      </Box>
    </section>
  );
}
