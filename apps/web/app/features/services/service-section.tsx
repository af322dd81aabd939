import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { styled } from '@mui/material/styles';
import { mailtoLink } from '@mainstage/content/mailto/mailto';
import { consultationMail } from '@mainstage/content/services/consultation-mail';
import type { ServiceOffering } from '@mainstage/content/services/types';
import { brand } from '@mainstage/content/site/brand';
import { Section } from '@mainstage/ui/layout/section';
import { Split } from '@mainstage/ui/layout/split';
import { Picture } from '@mainstage/ui/media/picture';
import { from } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { pictureFrom } from '../../pictures';
import { SectionIcon } from '../../components/sections/section-icon';

interface ServiceSectionProps {
  service: ServiceOffering;
  side: 'left' | 'right';
  tone: 'paper' | 'mist';
  /** Told to those who hear the link. */
  newWindow: string;
  /** The first of its page: its picture is loaded before anything else. */
  priority: boolean;
}

const Icon = styled('div')({ color: tone.accent });
const Below = styled('div')({ marginTop: 'clamp(3rem, 6vw, 6rem)' });
/** Four, so that no row ends with a hole. */
const Features = styled('ul')({
  listStyle: 'none',
  display: 'grid',
  gap: '32px 24px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [from.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  '& li': { paddingTop: 20, borderTop: `1px solid ${tone.line}`, display: 'flex', flexDirection: 'column', gap: 10 },
});
const Ask = styled('div')({
  marginTop: 'clamp(3rem, 5vw, 5rem)',
  paddingTop: 32,
  borderTop: `1px solid ${tone.line}`,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 24,
  [from.desktop]: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' },
});

/** One service: picture and story, four features, and the mail that asks for a consultation. */
export function ServiceSection({ service, side, tone: surface, newWindow, priority }: ServiceSectionProps) {
  const { id, title, description, longDescription, image, icon, features, cta } = service;
  const picture = (
    <Picture picture={pictureFrom(image)} sizes="(min-width: 1024px) 58vw, 96vw" ratio="4 / 3" priority={priority} />
  );
  return (
    <Section id={id} tone={surface} aria-labelledby={`${id}-title`}>
      <Split side={side} picture={picture}>
        <Icon>
          <SectionIcon name={icon} />
        </Icon>
        <Typography variant="h2" id={`${id}-title`}>
          {title}
        </Typography>
        <Typography variant="lead">{description}</Typography>
        <Typography variant="prose">{longDescription}</Typography>
      </Split>
      <Container>
        <Below>
          <Features>
            {features.map((feature) => (
              <li key={feature.title}>
                <Typography variant="h3">{feature.title}</Typography>
                <Typography variant="prose">{feature.description}</Typography>
              </li>
            ))}
          </Features>
        </Below>
        <Ask>
          <Stack spacing={1}>
            <Typography variant="h3">{cta.title}</Typography>
            <Typography variant="prose">{cta.description}</Typography>
          </Stack>
          <Button
            variant="outlined"
            href={mailtoLink(brand.salesEmail, consultationMail(title))}
            target="_blank"
            rel="noopener"
          >
            {cta.buttonText}
            <Box component="span" sx={visuallyHidden}>
              {' '}
              ({newWindow})
            </Box>
          </Button>
        </Ask>
      </Container>
    </Section>
  );
}
