import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { PictureRef } from '@mainstage/content/pages/page-content';
import type { VenueId } from '@mainstage/house/ids';
import { CardFacts, PictureCard } from '@mainstage/ui/layout/picture-card';
import { Stack } from '@mainstage/ui/layout/section';
import { Picture } from '@mainstage/ui/media/picture';
import { Heading, Hidden, Text } from '@mainstage/ui/text/text';
import { from } from '@mainstage/ui/theme/tokens';
import { ShortlistButton } from '../../shortlist/shortlist-button';
import { pictureFrom } from '../../pictures';
import { bookTourOf } from '../../components/venues/venue-links';
import { LinkButton } from '../../components/link-button';

interface VenueCardProps {
  id: VenueId;
  name: string;
  subtitle: string;
  facts: readonly string[];
  picture: PictureRef;
  /** Columns of twelve; cards that stand in one row have pictures of one height. */
  span: number;
  /** Level of the name in the page's outline. */
  nameAs?: 'h3' | 'h4';
  /** Words of the link to a tour. */
  tour: string;
  of: string;
}

/** Shape of the picture by the card's width: 475 px high at the page's full measure, the narrow ones nearly square. */
const ratios: Record<number, string> = { 3: '4 / 5', 4: '1 / 1', 5: '9 / 8', 6: '4 / 3', 7: '16 / 10' };

const Frame = styled('div', { shouldForwardProp: (prop) => prop !== 'span' })<{ span: number }>(({ span }) => ({
  position: 'relative',
  aspectRatio: '3 / 2',
  [from.desktop]: { aspectRatio: ratios[span] ?? '3 / 2' },
}));

/** Above the link that covers the card. */
const Above = styled.div({ position: 'relative', zIndex: 1 });
const Corner = styled.div({ position: 'absolute', top: 12, right: 12, zIndex: 1 });

/** A venue: its picture, its name and facts, and the way to see it. */
export function VenueCard({ id, name, subtitle, facts, picture, span, nameAs = 'h3', tour, of }: VenueCardProps) {
  return (
    <PictureCard>
      <Frame span={span}>
        <Picture
          picture={pictureFrom(picture)}
          sizes={`(min-width: 1024px) ${Math.round(span * 7.8)}vw, (min-width: 700px) 45vw, 92vw`}
          ratio="fill"
        />
        <Corner>
          <ShortlistButton venue={id} />
        </Corner>
      </Frame>
      <Stack gap={10}>
        <Heading as={nameAs}>
          <Link to={`/venues/${id}`}>{name}</Link>
        </Heading>
        <Text>{subtitle}</Text>
        <CardFacts>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </CardFacts>
        <Above>
          <LinkButton to={bookTourOf(id)} variant="text">
            {tour}
            <Hidden>
              {' '}
              {of} {name}
            </Hidden>
          </LinkButton>
        </Above>
      </Stack>
    </PictureCard>
  );
}
