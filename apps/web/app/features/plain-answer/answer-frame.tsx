import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { formResponse } from '@mainstage/content/shared-pages/form-response';
import { Section } from '@mainstage/ui/layout/section';

const { copy } = formResponse;

const Opening = styled('div')({ paddingTop: 24, '&& > * + *': { marginTop: 32 }, '& ul': { listStyle: 'disc' } });

/** The frame of the answer to a form that was sent without scripts: the API puts title and words in. */
export function AnswerFrame() {
  return (
    <Section aria-labelledby="page-title">
      <Opening>
        <Typography variant="h2" component="h1" id="page-title">
          {copy.title}
        </Typography>
        <div>{copy.body}</div>
      </Opening>
    </Section>
  );
}
