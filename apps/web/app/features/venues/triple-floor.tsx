import { styled } from '@mui/material/styles';
import { venueFloors } from '@mainstage/content/shared-pages/venue-floors';
import { venues } from '@mainstage/content/venues/venues';
import { Actions, Columns, Container, Span, Stack } from '@mainstage/ui/layout/section';
import { Picture } from '@mainstage/ui/media/picture';
import { Heading, Text } from '@mainstage/ui/text/text';
import { Rows } from '@mainstage/ui/text/rows';
import { from } from '@mainstage/ui/theme/tokens';
import { pictureFrom } from '../../pictures';
import { bookTourOf } from '../../components/venues/venue-links';
import { stageNames } from './double-floor-card';
import { LinkButton } from '../../components/link-button';

const { copy } = venueFloors;
const id = 'skyline-liberty-horizon-triple';

const Strip = styled('div')({
  position: 'relative',
  aspectRatio: '4 / 3',
  marginBottom: 'clamp(2rem, 4vw, 4rem)',
  [from.tablet]: { aspectRatio: '21 / 10' },
  [from.desktop]: { aspectRatio: '21 / 8' },
});

/** The whole house: its picture from edge to edge, its three stages and all that it has. */
export function TripleFloor() {
  const { name, subtitle, description, specifications } = venues[id];

  return (
    <>
      <Strip>
        <Picture picture={pictureFrom(copy.triple.picture)} sizes="(min-width: 700px) 100vw, 134vw" ratio="fill" />
      </Strip>
      <Container>
        <Columns style={{ rowGap: 32 }}>
          <Span span={5}>
            <Stack gap={20}>
              <Heading>
                {name}: {subtitle.toLowerCase()}
              </Heading>
              <Text>{description}</Text>
              <Actions>
                <LinkButton to={`/venues/${id}`} variant="outlined">
                  {copy.triple.more}
                </LinkButton>
                <LinkButton to={bookTourOf(id)} variant="text">
                  {copy.tour}
                </LinkButton>
                <LinkButton to="/contact" variant="text">
                  {copy.quote}
                </LinkButton>
              </Actions>
            </Stack>
          </Span>
          <Span start={7} span={6}>
            <Rows
              rows={[
                { term: copy.madeOf, detail: stageNames(id).join(', ') },
                ...Object.entries(specifications).map(([term, detail]) => ({ term, detail })),
              ]}
            />
          </Span>
        </Columns>
      </Container>
    </>
  );
}
