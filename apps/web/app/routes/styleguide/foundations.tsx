import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { styleguide } from '@mainstage/content/pages/styleguide';
import { FactsRow } from '@mainstage/ui/text/facts-row';
import { columns } from '@mainstage/ui/theme/columns';
import { colour, displayType, font, from, led, radius, size } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { Titled } from '../../components/sections/titled';

const { copy } = styleguide;
const display = ['hero', 'title', 'heading'];

const Swatches = styled('ul')({
  ...columns({ phone: 2, desktop: 7 }),
  gap: '32px 16px',
  '@media print': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  '& strong': { display: 'block', marginTop: 12, fontWeight: 600 },
});

// Colours must be printed here, because they are the content.
const Swatch = styled('div')({
  aspectRatio: '4 / 5',
  borderRadius: radius,
  border: `1px solid ${tone.line}`,
  printColorAdjust: 'exact',
  '@media print': { aspectRatio: '2 / 1' },
});
const Light = styled('div')({ height: 4, margin: '64px 0 16px', background: led, printColorAdjust: 'exact' });

const Scale = styled('dl')({
  borderBottom: `1px solid ${tone.line}`,
  '& > div': {
    display: 'grid',
    gap: '4px 24px',
    padding: '24px 0',
    borderTop: `1px solid ${tone.line}`,
    [from.desktop]: { gridTemplateColumns: '10rem minmax(0, 1fr)', alignItems: 'baseline' },
  },
  '& dt': { fontSize: size.small, color: tone.muted },
  '& dd': { lineHeight: 1.05 },
});

export function Foundations() {
  return (
    <>
      <Titled id="colour" title={copy.colour.title}>
        <Swatches>
          {Object.entries(copy.colour.uses).map(([name, use]) => {
            const value = colour[name as keyof typeof colour];
            return (
              <li key={name}>
                <Swatch sx={{ backgroundColor: value }} />
                <strong>{name}</strong>
                <Typography variant="caption">{value}</Typography>
                <Typography variant="caption">{use}</Typography>
              </li>
            );
          })}
        </Swatches>
        <Light />
        <Typography variant="caption">{copy.colour.led}</Typography>
      </Titled>
      <Titled id="type" title={copy.type.title} tone="mist">
        <Scale>
          {Object.entries(copy.type.sizes).map(([name, label]) => (
            <div key={name}>
              <dt>
                {label}, {display.includes(name) ? 'Bricolage Grotesque' : 'Instrument Sans'}
              </dt>
              <Box
                component="dd"
                sx={{
                  ...(display.includes(name) ? displayType : { fontFamily: font.text, lineHeight: 1.5 }),
                  fontSize: size[name as keyof typeof size],
                }}
              >
                {copy.type.sample}
              </Box>
            </div>
          ))}
        </Scale>
      </Titled>
      <Titled id="numbers" title={copy.numbers.title}>
        <FactsRow facts={copy.numbers.facts} />
      </Titled>
    </>
  );
}
