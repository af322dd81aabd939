import { styled } from '@mui/material/styles';
import { Button } from '@mainstage/ui/button/button';
import { mailtoLink } from '@mainstage/content/mailto/mailto';
import { consultationMail } from '@mainstage/content/services/consultation-mail';
import type { ServiceOffering } from '@mainstage/content/services/types';
import { brand } from '@mainstage/content/site/brand';
import { Container, Section, Stack } from '@mainstage/ui/layout/section';
import { Split } from '@mainstage/ui/layout/split';
import { Picture } from '@mainstage/ui/media/picture';
import { Heading, Hidden, Lead, SectionTitle, Text } from '@mainstage/ui/text/text';
import { from } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { pictureFrom } from '../../pictures';
import { SectionIcon } from '../../components/section-icon';

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
        <SectionTitle id={`${id}-title`}>{title}</SectionTitle>
        <Lead>{description}</Lead>
        <Text>{longDescription}</Text>
      </Split>
      <Container>
        <Below>
          <Features>
            {features.map((feature) => (
              <li key={feature.title}>
                <Heading as="h3">{feature.title}</Heading>
                <Text>{feature.description}</Text>
              </li>
            ))}
          </Features>
        </Below>
        <Ask>
          <Stack gap={8}>
            <Heading as="h3">{cta.title}</Heading>
            <Text>{cta.description}</Text>
          </Stack>
          <Button
            variant="outlined"
            href={mailtoLink(brand.salesEmail, consultationMail(title))}
            target="_blank"
            rel="noopener"
          >
            {cta.buttonText}
            <Hidden> ({newWindow})</Hidden>
          </Button>
        </Ask>
      </Container>
    </Section>
  );
}
