import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { tone } from '@mainstage/ui/theme/tones';
import { gutter } from './plot';

const Axis = styled('div')({
  position: 'relative',
  height: 20,
  marginTop: -20,
  marginLeft: gutter,
  fontSize: '0.8125rem',
  lineHeight: 1,
  color: tone.muted,
  fontVariantNumeric: 'tabular-nums',
  '& span': { position: 'absolute', top: 0, transform: 'translateX(-50%)' },
  '& span:last-of-type': { transform: 'translateX(-100%)' },
  '& span:first-of-type': { transform: 'none' },
  '@media (max-width: 699px)': { '& span[data-odd]': { display: 'none' } },
});

export function YearAxis({ word, years }: { word: string; years: number }) {
  return (
    <Axis>
      {Array.from({ length: years + 1 }, (_, year) => (
        <Box
          component="span"
          key={year}
          data-odd={year % 2 === 1 || undefined}
          sx={{ left: `${(year / years) * 100}%` }}
        >
          {year === 0 ? `${word} 0` : year}
        </Box>
      ))}
    </Axis>
  );
}
