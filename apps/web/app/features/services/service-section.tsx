import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { mailtoLink } from '@mainstage/content/mailto/mailto';
import { consultationMail } from '@mainstage/content/services/consultation-mail';
import type { ServiceOffering } from '@mainstage/content/services/types';
import { brand } from '@mainstage/content/site/brand';
import { Picture } from '@mainstage/ui/media/picture';
import { from } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { VisuallyHidden } from '@mainstage/ui/text/visually-hidden';
import { pictureFrom } from '../../pictures';
import { SectionIcon } from '../../components/sections/section-icon';

interface ServiceSectionProps {
  service: ServiceOffering;
  /** Announced by screen readers with the link. */
  newWindow: string;
  /** One of the first of its page: its picture has priority. */
  priority: boolean;
}

const Service = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  '& > div:last-of-type': { marginTop: 'auto' },
});
/** Four, two by two, so that no row is incomplete. */
const Features = styled('ul')({
  display: 'grid',
  gap: '16px 24px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& li': { paddingTop: 12, borderTop: `1px solid ${tone.line}` },
});
const Ask = styled('div')({
  paddingTop: 20,
  borderTop: `1px solid ${tone.line}`,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: 16,
  // Beside the text a button needs no row of its own.
  [from.tablet]: { flexDirection: 'row', alignItems: 'center' },
  '& > a': { flexShrink: 0 },
});

/** One service: picture and text, four features, and a mail link. */
export function ServiceSection({ service, newWindow, priority }: ServiceSectionProps) {
  const { id, title, description, longDescription, image, icon, features, cta } = service;
  return (
    <Service id={id} aria-labelledby={`${id}-title`}>
      <Picture picture={pictureFrom(image)} sizes="(min-width: 1024px) 46vw, 96vw" ratio="5 / 2" priority={priority} />
      <Stack spacing={1.5}>
        <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
          <Box sx={{ color: tone.accent }}>
            <SectionIcon name={icon} />
          </Box>
          <Typography variant="h3" component="h2" id={`${id}-title`}>
            {title}
          </Typography>
        </Stack>
        <Typography variant="lead">{description}</Typography>
        <Typography variant="prose">{longDescription}</Typography>
      </Stack>
      <Features>
        {features.map((feature) => (
          <li key={feature.title}>
            <Typography component="h3" sx={{ fontWeight: 600 }}>
              {feature.title}
            </Typography>
            <Typography variant="body2" sx={{ color: tone.muted }}>
              {feature.description}
            </Typography>
          </li>
        ))}
      </Features>
      <Ask>
        <div>
          <Typography component="h3" sx={{ fontWeight: 600 }}>
            {cta.title}
          </Typography>
          <Typography variant="body2" sx={{ color: tone.muted }}>
            {cta.description}
          </Typography>
        </div>
        <Button
          variant="outlined"
          href={mailtoLink(brand.salesEmail, consultationMail(title))}
          target="_blank"
          rel="noopener"
        >
          {cta.buttonText}
          <VisuallyHidden> ({newWindow})</VisuallyHidden>
        </Button>
      </Ask>
    </Service>
  );
}
