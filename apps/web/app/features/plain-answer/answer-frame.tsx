import { styled } from '@mui/material/styles';
import { formAnswer } from '@mainstage/content/shared-pages/form-answer';
import { Container, Section } from '@mainstage/ui/layout/section';
import { QuietTitle } from '@mainstage/ui/text/text';

const { copy } = formAnswer;

const Opening = styled('div')({ paddingTop: 24, '& > * + *': { marginTop: 32 } });

/** The frame of the answer to a form that was sent without scripts: the API puts title and words in. */
export function AnswerFrame() {
  return (
    <Section aria-labelledby="page-title">
      <Container>
        <Opening>
          <QuietTitle id="page-title">{copy.title}</QuietTitle>
          <div>{copy.body}</div>
        </Opening>
      </Container>
    </Section>
  );
}
