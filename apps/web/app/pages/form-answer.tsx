import styled from '@emotion/styled';
import { formAnswer } from '@mainstage/content/shared-pages/form-answer';
import { Container, Section } from '@mainstage/ui/layout/section';
import { QuietTitle } from '@mainstage/ui/text/text';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import NotFoundPage, { handle as notFoundHandle, meta as notFoundMeta } from './not-found';

const { copy } = formAnswer;

/** An answer runs no scripts: a browser that does has asked for this address itself, where the server says there is no page. */
const asked = typeof window !== 'undefined';

export const handle: PageHandle = asked ? notFoundHandle : { lang: formAnswer.lang, nav: 'above' };
export const meta = () => (asked ? notFoundMeta() : headOf(formAnswer));

const Opening = styled.div({ paddingTop: 24, '& > * + *': { marginTop: 32 } });

/** The frame of the answer to a form that was sent without scripts: the API puts title and words in. */
export default function FormAnswerPage() {
  if (asked) return <NotFoundPage />;
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
