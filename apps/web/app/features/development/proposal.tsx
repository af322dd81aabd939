import { styled } from '@mui/material/styles';
import { Button } from '@mainstage/ui/button/button';
import { mailtoLink } from '@mainstage/content/mailto/mailto';
import type { Development } from '@mainstage/contracts/gates/development';
import { Actions, Container, Section } from '@mainstage/ui/layout/section';
import { Split } from '@mainstage/ui/layout/split';
import { Picture } from '@mainstage/ui/media/picture';
import { Heading, Hidden, Lead, SectionTitle, Small, Text } from '@mainstage/ui/text/text';
import { from } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { LinkButton } from '../../components/link-button';
import { SectionLink } from '../../components/section-link';
import { casePath } from './paths';
import { pictureNamed } from './picture-named';

const Points = styled('ul')({
  listStyle: 'none',
  display: 'grid',
  gap: '40px 24px',
  marginTop: 'clamp(3.5rem, 6vw, 6rem)',
  [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [from.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  '& li': { display: 'grid', alignContent: 'start', gap: 10, paddingTop: 20, borderTop: `1px solid ${tone.line}` },
});

/** What each side brings, and the mail that begins the talk; for machines without a mail program, two other ways. */
export function Proposal({ content }: { content: Development['proposal'] }) {
  const { title, lead, points, picture, start, opensMail, mail, otherwise, toCase } = content;
  return (
    <Section tone="ink" id="proposal" aria-labelledby="proposal-title">
      <Split
        side="right"
        picture={<Picture picture={pictureNamed(picture)} sizes="(min-width: 1024px) 58vw, 96vw" ratio="4 / 3" />}
      >
        <SectionTitle id="proposal-title">{title}</SectionTitle>
        <Lead>{lead}</Lead>
        <Actions>
          <Button size="large" href={mailtoLink(otherwise.address, mail)} target="_blank" rel="noopener">
            {start}
            <Hidden> ({opensMail})</Hidden>
          </Button>
          <LinkButton to={casePath} variant="text">
            {toCase}
          </LinkButton>
        </Actions>
        <Small>
          {otherwise.text} <a href={`mailto:${otherwise.address}`}>{otherwise.address}</a>{' '}
          <SectionLink to="/contact">{otherwise.form}</SectionLink>.
        </Small>
      </Split>
      <Container>
        <Points>
          {points.map((point) => (
            <li key={point.title}>
              <Heading>{point.title}</Heading>
              <Text>{point.text}</Text>
            </li>
          ))}
        </Points>
      </Container>
    </Section>
  );
}
