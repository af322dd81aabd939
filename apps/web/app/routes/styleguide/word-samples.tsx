import { styleguide } from '@mainstage/content/pages/styleguide';
import { TwoColumns } from '@mainstage/ui/layout/two-columns';
import { Rise } from '@mainstage/ui/motion/rise';
import { Agenda, LineList, Points, StepList } from '@mainstage/ui/text/lists';
import { Rows } from '@mainstage/ui/text/rows';
import { Voices } from '@mainstage/ui/text/voices';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Titled } from '../../components/sections/titled';

const { words, voices } = styleguide.copy;

export function WordSamples() {
  return (
    <>
      <Titled id="words" title={words.title} tone="white">
        <Rise>
          <Points points={words.points} />
        </Rise>
        <Rise>
          <Box sx={{ mt: 12 }}>
            <StepList steps={words.steps} />
          </Box>
        </Rise>
        <TwoColumns spans={[5, 6]} sx={{ marginTop: 12 }}>
          <Stack spacing={6}>
            <LineList lines={words.lines} />
            <Rows rows={words.rows} />
          </Stack>
          <Agenda points={words.agenda} />
        </TwoColumns>
      </Titled>
      <Titled id="voices" title={voices.title} tone="ink">
        <Voices voices={voices.items} />
        <Typography variant="caption" sx={{ mt: 7 }}>
          {voices.note}
        </Typography>
      </Titled>
    </>
  );
}
