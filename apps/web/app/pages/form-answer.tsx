import styled from '@emotion/styled';
import { formAnswer } from '@mainstage/content/pages/form-answer';
import { Container, Section } from '@mainstage/ui/layout/section';
import { QuietTitle } from '@mainstage/ui/text/text';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';

const { copy } = formAnswer;

export const handle: PageHandle = { lang: formAnswer.lang, nav: 'above' };
export const meta = () => headOf(formAnswer);

const Opening = styled.div({ paddingTop: 24, '& > * + *': { marginTop: 32 } });

/** The frame of the answer to a form that was sent without scripts: the API puts title and words in. */
export default function FormAnswerPage() {
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
