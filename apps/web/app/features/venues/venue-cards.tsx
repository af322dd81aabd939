import styled from '@emotion/styled';
import type { PictureRef } from '@mainstage/content/pages/page-content';
import type { VenueId } from '@mainstage/house/ids';
import { venues } from '@mainstage/content/venues/venues';
import { from } from '@mainstage/ui/theme/tokens';
import { VenueCard } from './venue-card';
import { venueFacts } from '../../components/venues/venue-facts';

interface VenueCardsProps {
  items: readonly { id: VenueId; span: number; picture: PictureRef }[];
  words: { wall: string; volume: string };
  tour: string;
  of: string;
  nameAs?: 'h3' | 'h4';
}

const Grid = styled.ul({
  listStyle: 'none',
  display: 'grid',
  gap: '56px 24px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [from.desktop]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', rowGap: 88 },
});

const Cell = styled('li', { shouldForwardProp: (prop) => prop !== 'span' })<{ span: number }>(({ span }) => ({
  minWidth: 0,
  [from.desktop]: { gridColumn: `span ${span}` },
}));

/** Venues in a grid of uneven columns. */
export function VenueCards({ items, words, ...card }: VenueCardsProps) {
  return (
    <Grid>
      {items.map(({ id, span, picture }) => (
        <Cell key={id} span={span}>
          <VenueCard
            id={id}
            name={venues[id].name}
            subtitle={venues[id].subtitle}
            facts={venueFacts(id, words)}
            picture={picture}
            span={span}
            {...card}
          />
        </Cell>
      ))}
    </Grid>
  );
}
