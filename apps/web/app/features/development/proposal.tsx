import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { mailtoLink } from '@mainstage/content/mailto/mailto';
import type { Development } from '@mainstage/contracts/gates/development';
import { Section } from '@mainstage/ui/layout/section';
import { Split } from '@mainstage/ui/layout/split';
import { Points } from '@mainstage/ui/text/lists';
import { from } from '@mainstage/ui/theme/tokens';
import { VisuallyHidden } from '@mainstage/ui/text/visually-hidden';
import { ButtonLink } from '../../components/links/button-link';
import { SectionLink } from '../../components/links/section-link';
import { casePath } from './paths';
import { pictureFrom } from '../../pictures';
import { pictureNamed } from './picture-named';

const FourPoints = styled(Points)({
  marginTop: 'clamp(3.5rem, 6vw, 6rem)',
  [from.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});

/** Contributions of each side, and a mail link; two other contacts for devices without a mail program. */
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
        <FourPoints points={points} />
      </Container>
    </Section>
  );
}
