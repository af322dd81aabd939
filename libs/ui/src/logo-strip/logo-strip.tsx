import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { columns } from '../theme/columns';
import { font } from '../theme/tokens';
import { tone } from '../theme/tones';

export interface LogoSource {
  name: string;
  /** The mark before the name: an SVG path in a 24 × 24 view box, filled even-odd. */
  path: string;
  /** Relative size, because names differ in length. */
  size?: 'small' | 'medium' | 'large' | undefined;
}

interface LogoStripProps {
  label: string;
  logos: readonly LogoSource[];
}

const List = styled('ul')({
  ...columns({ phone: 2, tablet: 3, wide: 6 }),
  columnGap: 24,
  '& li': { display: 'flex', alignItems: 'center', minHeight: 96, borderTop: `1px solid ${tone.line}` },
});

const Wordmark = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  color: tone.text,
  fontFamily: font.text,
  lineHeight: 1.1,
  '& svg': { flex: 'none' },
});

/** Typographic variants in turn, because real logos differ. */
const settings = [
  { fontWeight: 650, fontSize: '1.125em', letterSpacing: '0.01em' },
  { fontWeight: 650, fontSize: '1.2em', letterSpacing: '-0.045em' },
  { fontWeight: 400, fontSize: '1.2em', letterSpacing: '-0.01em' },
  { fontWeight: 600, fontSize: '0.85em', letterSpacing: '0.12em', textTransform: 'uppercase' },
  { fontWeight: 500, fontSize: '1.15em', letterSpacing: '-0.03em' },
] as const;

const sizes = { small: 14, medium: 16, large: 18 } as const;

/** Wordmarks in one colour, drawn from path and name, two to six in a row on hairlines. */
export function LogoStrip({ label, logos }: LogoStripProps) {
  return (
    <List aria-label={label}>
      {logos.map(({ name, path, size = 'medium' }, each) => (
        <Box key={name} component="li" sx={{ fontSize: sizes[size] }}>
          <Wordmark>
            <svg width="1.75em" height="1.75em" viewBox="0 0 24 24" aria-hidden="true">
              <path d={path} fill="currentColor" fillRule="evenodd" />
            </svg>
            <Box component="span" sx={settings[each % settings.length]}>
              {name}
            </Box>
          </Wordmark>
        </Box>
      ))}
    </List>
  );
}
