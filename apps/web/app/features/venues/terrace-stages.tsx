import styled from '@emotion/styled';
import type { PictureRef } from '@mainstage/content/pages/page-content';
import type { VenueId } from '@mainstage/house/ids';
import { Columns, Span, Stack } from '@mainstage/ui/layout/section';
import { Picture } from '@mainstage/ui/media/picture';
import { Heading, Text } from '@mainstage/ui/text/text';
import { pictureFrom } from '../../pictures';
import { VenueLines } from '../../components/venues/venue-lines';

interface TerraceStagesProps {
  copy: { title: string; text: string; venues: readonly VenueId[]; picture: PictureRef };
  words: { wall: string; volume: string };
  tour: string;
  of: string;
}

const Head = styled.div({ '& > * + *': { marginTop: 12 } });

/** The stages that open onto the terrace: one picture for them all, and a line each. */
export function TerraceStages({ copy, words, tour, of }: TerraceStagesProps) {
  return (
    <Columns style={{ rowGap: 32, alignItems: 'end' }}>
      <Span span={6}>
        <Picture picture={pictureFrom(copy.picture)} sizes="(min-width: 1024px) 48vw, 92vw" ratio="4 / 3" />
      </Span>
      <Span start={8} span={5}>
        <Stack gap={28}>
          <Head>
            <Heading>{copy.title}</Heading>
            <Text>{copy.text}</Text>
          </Head>
          <VenueLines ids={copy.venues} words={words} tour={tour} of={of} />
        </Stack>
      </Span>
    </Columns>
  );
}
