import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formResponse } from '@mainstage/content/shared-pages/form-response';
import { Section } from '@mainstage/ui/layout/section';

const { copy } = formResponse;

/** The frame of the answer to a form that was sent without scripts: the API puts title and words in. */
export function AnswerFrame() {
  return (
    <Section aria-labelledby="page-title">
      <Box sx={{ paddingTop: 3, '&& > * + *': { marginTop: 4 }, '& ul': { listStyle: 'disc' } }}>
        <Typography variant="h2" component="h1" id="page-title">
          {copy.title}
        </Typography>
        <div>{copy.body}</div>
      </Box>
    </Section>
  );
}
