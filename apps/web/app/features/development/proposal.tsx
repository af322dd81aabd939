import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { mailtoLink } from '@mainstage/content/mailto/mailto';
import type { Development } from '@mainstage/contracts/gates/development';
import { Section } from '@mainstage/ui/layout/section';
import { Split } from '@mainstage/ui/layout/split';
import { columns } from '@mainstage/ui/theme/columns';
import { tone } from '@mainstage/ui/theme/tones';
import { VisuallyHidden } from '@mainstage/ui/text/visually-hidden';
import { ButtonLink } from '../../components/links/button-link';
import { SectionLink } from '../../components/links/section-link';
import { casePath } from './paths';
import { pictureFrom } from '../../pictures';
import { pictureNamed } from './picture-named';

const Points = styled('ul')({
  ...columns({ tablet: 2, desktop: 4 }),
  gap: '40px 24px',
  marginTop: 'clamp(3.5rem, 6vw, 6rem)',
  '& li': { display: 'grid', alignContent: 'start', gap: 10, paddingTop: 20, borderTop: `1px solid ${tone.line}` },
});

/** What each side brings, and the mail that begins the talk; for machines without a mail program, two other ways. */
export function Proposal({ content }: { content: Development['proposal'] }) {
  const { title, lead, points, picture, start, opensMail, mail, otherwise, toCase } = content;
  return (
    <Section bleed tone="ink" id="proposal" aria-labelledby="proposal-title">
      <Split side="right" picture={pictureFrom(pictureNamed(picture))}>
        <Typography variant="h2" id="proposal-title">
          {title}
        </Typography>
        <Typography variant="lead">{lead}</Typography>
        <Stack direction="row">
          <Button size="large" href={mailtoLink(otherwise.address, mail)} target="_blank" rel="noopener">
            {start}
            <VisuallyHidden> ({opensMail})</VisuallyHidden>
          </Button>
          <ButtonLink to={casePath} variant="text">
            {toCase}
          </ButtonLink>
        </Stack>
        <Typography variant="caption">
          {otherwise.text} <a href={`mailto:${otherwise.address}`}>{otherwise.address}</a>{' '}
          <SectionLink to="/contact">{otherwise.form}</SectionLink>.
        </Typography>
      </Split>
      <Container>
        <Points>
          {points.map((point) => (
            <li key={point.title}>
              <Typography variant="h3">{point.title}</Typography>
              <Typography variant="prose">{point.text}</Typography>
            </li>
          ))}
        </Points>
      </Container>
    </Section>
  );
}
