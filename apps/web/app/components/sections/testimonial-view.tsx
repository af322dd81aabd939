import { styled } from '@mui/material/styles';
import type { TestimonialSlide } from '@mainstage/content/references/types';
import { venueNames } from '@mainstage/venues/facts/venue-names';
import { Link } from '../links/page-link';
import { Picture } from '@mainstage/ui/media/picture';
import { displayType, from, led, size, space } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { pictureFrom } from '../../pictures';

interface TestimonialViewProps {
  slide: TestimonialSlide;
  /** Whether its picture is loaded yet. */
  picture: boolean;
  /** The first slide of the page: its picture has priority. */
  first: boolean;
}

const edge = `max(${space.gutter.desktop}, (100vw - ${space.content}) / 2)`;

const Slide = styled('div')({
  display: 'grid',
  gap: 32,
  height: '100%',
  alignContent: 'start',
  [from.desktop]: {
    gridTemplateColumns: 'minmax(0, 52fr) minmax(0, 48fr)',
    gap: 0,
    paddingLeft: edge,
    minHeight: 'clamp(560px, 46vw, 720px)',
    alignContent: 'stretch',
  },
});

const Frame = styled('div')({
  position: 'relative',
  aspectRatio: '4 / 3',
  marginLeft: space.gutter.phone,
  [from.tablet]: { aspectRatio: '16 / 9', marginLeft: space.gutter.tablet },
  [from.desktop]: { order: 1, aspectRatio: 'auto', marginLeft: 0 },
});

const Words = styled('figure')({
  display: 'flex',
  flexDirection: 'column',
  gap: 'clamp(20px, 2.4vw, 36px)',
  paddingInline: space.gutter.phone,
  [from.tablet]: { paddingInline: space.gutter.tablet },
  // Space for the controls, which belong to all slides.
  [from.desktop]: { padding: '0 72px 104px 0' },
});

const Event = styled('p')({
  position: 'relative',
  paddingTop: 20,
  fontSize: size.small,
  fontWeight: 600,
  '&::before': { content: '""', position: 'absolute', left: 0, top: 0, width: 72, height: 3, background: led },
});

const Quote = styled('blockquote')({
  ...displayType,
  fontSize: 'clamp(1.625rem, 1.15rem + 1.9vw, 3.125rem)',
  lineHeight: 1.1,
  textWrap: 'balance',
});

const People = styled('figcaption')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 48px',
  fontSize: size.small,
  lineHeight: 1.5,
  color: tone.muted,
  '& strong': { display: 'block', color: tone.text, fontWeight: 600 },
});

export function TestimonialView({ slide, picture, first }: TestimonialViewProps) {
  const { image, quote, people, eventLabel, venue } = slide;
  return (
    <Slide>
      <Frame>
        {picture && (
          <Picture
            picture={pictureFrom(image)}
            sizes="(min-width: 1024px) 82vw, (min-width: 700px) 96vw, 128vw"
            ratio="fill"
            priority={first}
          />
        )}
      </Frame>
      <Words data-slide-words>
        <Event>
          {eventLabel}
          {venue && (
            <>
              {', '}
              <Link to={`/venues/${venue}`}>{venueNames[venue]}</Link>
            </>
          )}
        </Event>
        <Quote>{quote}</Quote>
        <People>
          {people.map(({ name, role }) => (
            <span key={name}>
              <strong>{name}</strong>
              {role}
            </span>
          ))}
        </People>
      </Words>
    </Slide>
  );
}
