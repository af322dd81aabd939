import { styled } from '@mui/material/styles';
import type { HandbookAnswer } from '@mainstage/contracts/gates/handbook';
import { tone } from '@mainstage/ui/theme/tones';
import { AnchoredHeading } from './anchored-heading';
import { Paragraphs } from './paragraphs';
import { ButtonLink } from '../../components/links/button-link';

const Answer = styled('article')({
  padding: '28px 0',
  borderTop: `1px solid ${tone.line}`,
  '& h3': { marginBottom: 12 },
});

/** Questions with visible answers, so that the browser's search and print include them. */
export function Answers({ answers }: { answers: readonly HandbookAnswer[] }) {
  return (
    <div>
      {answers.map(({ id, title, paragraphs, link }) => (
        <Answer key={id} id={id} aria-label={title}>
          <AnchoredHeading as="h3" id={id} title={title} />
          <Paragraphs paragraphs={paragraphs} />
          {link && (
            <ButtonLink to={link.to} variant="text">
              {link.label}
            </ButtonLink>
          )}
        </Answer>
      ))}
    </div>
  );
}
