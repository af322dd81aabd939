import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { size } from '@mainstage/ui/theme/tokens';
import { surface, tone } from '@mainstage/ui/theme/tones';
import { SectionIcon, type SectionIconName } from './section-icon';
import { SectionLink } from '../links/section-link';

interface SectionStripProps {
  label: string;
  /** Paths with `#section`. */
  links: readonly { label: string; to: string; note?: string; icon?: SectionIconName }[];
}

const Sections = styled(List)({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(5.5rem, auto))',
  columnGap: 'clamp(14px, 2vw, 24px)',
  // On a tablet three in each row, so that labels do not wrap.
  '@media (min-width: 700px) and (max-width: 1023px)': {
    '&:has(> li:nth-of-type(7))': {
      gridTemplateColumns: 'repeat(3, auto)',
      '& a': { minHeight: 48, paddingBlock: 12 },
    },
  },
  '& a': {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    height: '100%',
    minHeight: 64,
    padding: '18px 0',
    lineHeight: 1.4,
    fontWeight: 600,
    textDecoration: 'none',
  },
  '& a:hover': { color: tone.accent },
  // Under icons labels may wrap; the icons stay aligned.
  '& a:has(svg)': { justifyContent: 'start' },
  '& a svg': { marginBottom: 8, color: tone.accent },
  '& a span': { fontSize: size.small, fontWeight: 400, color: tone.muted },
});

/** Links to the sections of a page, in a row under its opening. */
export function SectionStrip({ label, links }: SectionStripProps) {
  return (
    <Box component="nav" aria-label={label} sx={{ ...surface('paper'), borderBottom: 1, borderColor: 'divider' }}>
      <Container>
        <Sections>
          {links.map(({ label: words, to, note, icon }) => (
            <li key={to}>
              <SectionLink to={to}>
                {icon && <SectionIcon name={icon} />}
                {words}
                {note && <span>{note}</span>}
              </SectionLink>
            </li>
          ))}
        </Sections>
      </Container>
    </Box>
  );
}
