import { styled } from '@mui/material/styles';
import type { MenuCard as Card } from '@mainstage/content/site/navigation-types';
import { Picture } from '@mainstage/ui/media/picture';
import { canHover, displayType, radius, size, zoomsOnHover } from '@mainstage/ui/theme/tokens';
import { surface, tone } from '@mainstage/ui/theme/tones';
import { pictureFrom } from '../pictures';
import { SectionLink } from '../components/links/section-link';

interface MenuCardProps {
  card: Card;
  /** Its picture is loaded once the panel has been opened. */
  pictured: boolean;
}

const Whole = styled(SectionLink)({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  height: '100%',
  textDecoration: 'none',
  ...zoomsOnHover,
  [canHover]: { '&:hover strong': { color: tone.accent } },
});

const Frame = styled('span')({
  ...surface('mist'),
  position: 'relative',
  display: 'block',
  aspectRatio: '16 / 10',
  marginBottom: 8,
  borderRadius: radius,
  overflow: 'hidden',
});

const Name = styled('strong')({ ...displayType, fontSize: '1.375rem', lineHeight: 1.15 });
const About = styled('span')({ fontSize: size.small, lineHeight: 1.5, color: tone.muted });

const Points = styled('span')({
  display: 'flex',
  flexDirection: 'column',
  'span + &': { marginTop: 'auto', paddingTop: 10 },
  gap: 6,
  fontSize: '0.875rem',
  fontWeight: 600,
  lineHeight: 1.3,
  textWrap: 'balance',
});

/** A card of a dropdown; the whole card is the link. */
export function MenuCard({ card: { name, description, points, image, to }, pictured }: MenuCardProps) {
  return (
    <li>
      <Whole to={to}>
        <Frame>{pictured && <Picture picture={pictureFrom({ ...image, alt: '' })} sizes="300px" ratio="fill" />}</Frame>
        <Name>{name}</Name>
        {description && <About>{description}</About>}
        <Points>
          {points.map((point) => (
            <span key={point}>{point}</span>
          ))}
        </Points>
      </Whole>
    </li>
  );
}
