import Grid from '@mui/material/Grid';
import { homeBelow } from '@mainstage/content/pages/home-below';
import { ProgrammeCard } from './programme-card';
import { Titled } from '../../components/titled';

const { title, webinar, events } = homeBelow.programme;

/** What there is to come to without booking: webinar and business events. */
export function HomeProgramme() {
  return (
    <Titled id="programme" title={title}>
      <Grid
        container
        sx={{
          '@media (min-width: 700px) and (max-width: 1023px)': {
            '& picture': { aspectRatio: '4 / 3 !important' },
          },
        }}
      >
        <Grid size={{ xs: 12, sm: 6, md: 7 }}>
          <ProgrammeCard
            item={webinar}
            to="/webinar/led-wall"
            ratio="16 / 10"
            sizes="(min-width: 1024px) 56vw, (min-width: 700px) 56vw, 92vw"
          />
        </Grid>
        <Grid size={{ xs: 12, sm: 6, md: 5 }}>
          <ProgrammeCard
            item={events}
            to="/events"
            // As high as the wider one beside it.
            ratio="79 / 70"
            sizes="(min-width: 1024px) 40vw, (min-width: 700px) 60vw, 92vw"
          />
        </Grid>
      </Grid>
    </Titled>
  );
}
