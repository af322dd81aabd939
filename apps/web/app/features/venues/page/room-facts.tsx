import { styled } from '@mui/material/styles';
import { landingWords } from '@mainstage/content/pages/stage-landings';
import type { CarouselRoom } from '@mainstage/content/venues/types';
import { areaOf, guestsOf } from '@mainstage/venues/facts/present';
import { Rows } from '@mainstage/ui/text/rows';
import { from } from '@mainstage/ui/theme/tokens';

const { rooms: words } = landingWords;

const Wide = styled('div')({
  width: '100%',
  '& dl > div': { [from.tablet]: { gridTemplateColumns: '11rem minmax(0, 1fr)' } },
});

/** What Show Details shows: area, capacity, equipment (rule venues.landings). */
export function RoomFacts({ id, room }: { id: string; room: CarouselRoom }) {
  return (
    <Wide id={id}>
      <Rows
        rows={[
          { term: words.area, detail: areaOf(room.id) },
          { term: words.capacity, detail: guestsOf(room.id) },
          { term: words.equipment, detail: room.equipment.join(', ') },
        ]}
      />
    </Wide>
  );
}
