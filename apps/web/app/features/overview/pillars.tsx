import type { overview } from '@mainstage/content/pages/overview';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Section } from '@mainstage/ui/layout/section';
import { Picture } from '@mainstage/ui/media/picture';
import { Dotted } from '@mainstage/ui/text/dotted';
import { from, radius, size } from '@mainstage/ui/theme/tokens';
import { pictureFrom } from '../../pictures';
import { ButtonLink } from '../../components/links/button-link';

/** The stage is the widest of the three; their pictures are equally high. */
const Three = styled('div')({
  display: 'grid',
  gap: '32px 24px',
  [from.desktop]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 3fr) minmax(0, 3fr)' },
});

const Pillar = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 12,
  '& h2': { fontSize: size.heading, lineHeight: 1.12 },
  // The text is next to the picture, which is small on a phone.
  '@media (max-width: 1023px)': {
    display: 'grid',
    gridTemplateColumns: '112px minmax(0, 1fr)',
    gridTemplateRows: 'auto auto auto auto 1fr',
    gap: '8px 16px',
    justifyItems: 'start',
    alignItems: 'start',
    '& > div:first-of-type': { gridRow: '1 / -1' },
  },
  '@media (min-width: 700px) and (max-width: 1023px)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '12px 32px',
  },
});

const Frame = styled('div')({
  position: 'relative',
  width: '100%',
  aspectRatio: '4 / 5',
  marginBottom: 8,
  [from.tablet]: { aspectRatio: '3 / 2' },
  overflow: 'hidden',
  borderRadius: radius,
  [from.desktop]: { aspectRatio: 'auto', height: 'clamp(300px, 29vw, 440px)' },
});

export function Pillars({ copy }: { copy: typeof overview.copy.pillars }) {
  return (
    <Section as="div" tone="mist">
      <Three>
        {Object.entries(copy).map(([id, { kicker, title, text, facts, action, to, picture }]) => (
          <Pillar key={id} aria-labelledby={id}>
            <Frame>
              <Picture
                picture={pictureFrom(picture)}
                // The height of their frames determines the width of all pictures.
                sizes="(min-width: 1024px) 54vw, (min-width: 700px) 52vw, 249px"
                ratio="fill"
              />
            </Frame>
            <Typography variant="kicker">{kicker}</Typography>
            <Typography variant="h2" id={id}>
              {title}
            </Typography>
            <Typography variant="prose">{text}</Typography>
            <Typography variant="caption" component="div">
              <Dotted facts={facts} />
            </Typography>
            <ButtonLink to={to} variant="text">
              {action}
            </ButtonLink>
          </Pillar>
        ))}
      </Three>
    </Section>
  );
}
