import { styled } from '@mui/material/styles';
import { displayType, font, size } from '../theme/tokens';
import { tone } from '../theme/tones';

/** The page's one `h1`. */
export const PageTitle = styled('h1')({ fontSize: size.hero, lineHeight: 0.98 });

/** A quieter `h1` for pages that are read or filled in. */
export const QuietTitle = styled('h1')({ fontSize: size.title });

/** Heading of a section; looks like one even as a `p`. */
export const SectionTitle = styled('h2')({
  ...displayType,
  fontSize: size.title,
  lineHeight: 1.04,
  textWrap: 'balance',
});

/** Heading inside a section. */
export const Heading = styled('h3')({ fontSize: size.heading, lineHeight: 1.12, letterSpacing: '-0.025em' });

/** The sentence or two after a heading. */
export const Lead = styled('p')({ fontSize: size.lead, lineHeight: 1.45, maxWidth: '38em', textWrap: 'balance' });

export const Text = styled('p')({ maxWidth: '40em', color: tone.muted, textWrap: 'pretty' });

/** A few words over a heading: where we are. In the text face even as an `h3`: the display face loses its dots so small. */
export const Kicker = styled('p')({
  fontFamily: font.text,
  fontSize: size.small,
  fontWeight: 600,
  letterSpacing: 0,
  color: tone.accent,
  lineHeight: 1.4,
});

/** Small words of their own: captions, notes. */
export const Small = styled('p')({ fontSize: size.small, lineHeight: 1.55, color: tone.muted, textWrap: 'pretty' });

/** Text read only by assistive technology. */
export const Hidden = styled('span')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** A number as hero. */
export const Figure = styled('span')({
  ...displayType,
  fontSize: size.figure,
  lineHeight: 0.95,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.045em',
});
