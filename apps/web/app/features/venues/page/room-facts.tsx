import Box from '@mui/material/Box';
import { landingWords } from '@mainstage/content/pages/landing-words';
import { Rows } from '@mainstage/ui/text/rows';
import type { RoomData } from './stage-landing-data';

const { rooms: words } = landingWords;

/** What Show Details shows: area, capacity, equipment (rule venues.landings). */
export function RoomFacts({ id, room }: { id: string; room: RoomData }) {
  return (
    <Box id={id} sx={{ width: '100%' }}>
      <Rows
        termWidth="11rem"
        rows={[
          { term: words.area, detail: room.area },
          { term: words.capacity, detail: room.guests },
          { term: words.equipment, detail: room.equipment.join(', ') },
        ]}
      />
    </Box>
  );
}
