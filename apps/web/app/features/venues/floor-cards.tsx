import styled from '@emotion/styled';
import { venueFloors } from '@mainstage/content/pages/venue-floors';
import { venues } from '@mainstage/content/venues/venues';
import { stagesAlone } from '@mainstage/content/floors/floor-venues';
import { Heading } from '@mainstage/ui/text/text';
import { from } from '@mainstage/ui/theme/tokens';
import { VenueCard } from './venue-card';
import { venueFacts } from '../../components/venues/venue-facts';
import { VenueLines } from '../../components/venues/venue-lines';

const { copy } = venueFloors;
const { floors, stages } = copy.single;

const Grid = styled.ul({
  listStyle: 'none',
  display: 'grid',
  gap: '56px 24px',
  [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

const Below = styled.div({ marginTop: 'clamp(4rem, 7vw, 7rem)', '& > h3': { marginBottom: 28 } });

/** The three floors as cards, and the stages that can be had without their floor as lines. */
export function FloorCards() {
  return (
    <>
      <Grid>
        {floors.map(({ id, picture, parts }) => (
          <li key={id}>
            <VenueCard
              id={id}
              name={venues[id].name}
              subtitle={`${copy.madeOf} ${parts}`}
              facts={venueFacts(id, copy.words)}
              picture={picture}
              span={4}
              tour={copy.tour}
              of={copy.of}
            />
          </li>
        ))}
      </Grid>
      <Below>
        <Heading>{stages.title}</Heading>
        <VenueLines ids={stagesAlone} words={copy.words} tour={copy.tour} of={copy.of} columns={2} />
      </Below>
    </>
  );
}
