import Box from '@mui/material/Box';
import { landingWords } from '@mainstage/content/pages/stage-landings';
import type { CarouselRoom } from '@mainstage/content/venues/types';
import { areaOf, guestsOf } from '@mainstage/venues/facts/present';
import { Rows } from '@mainstage/ui/text/rows';

const { rooms: words } = landingWords;

/** What Show Details shows: area, capacity, equipment (rule venues.landings). */
export function RoomFacts({ id, room }: { id: string; room: CarouselRoom }) {
  return (
    <Box id={id} sx={{ width: '100%' }}>
      <Rows
        termWidth="11rem"
        rows={[
          { term: words.area, detail: areaOf(room.id) },
          { term: words.capacity, detail: guestsOf(room.id) },
          { term: words.equipment, detail: room.equipment.join(', ') },
        ]}
      />
    </Box>
  );
}
