import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { mailtoLink } from '@mainstage/content/mailto/mailto';
import { servicesPage } from '@mainstage/content/pages/services';
import { getStartedMail } from '@mainstage/content/services/consultation-mail';
import { services } from '@mainstage/content/services/services';
import { brand } from '@mainstage/content/site/brand';
import { from } from '@mainstage/ui/theme/tokens';
import { ClosingCall } from '../components/pages/closing-call';
import { VisuallyHidden } from '@mainstage/ui/text/visually-hidden';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { BackLink } from '../components/links/back-link';
import { SectionStrip } from '../components/sections/section-strip';
import { ServiceSection } from '../features/services/service-section';

const { copy, path } = servicesPage;

export const handle: PageHandle = { lang: servicesPage.lang, nav: 'above' };
export const meta = () => headOf(servicesPage);

const Opening = styled('header')({
  paddingBlock: 'clamp(6rem, 7vw, 7rem) clamp(1.5rem, 2vw, 2rem)',
  '@media print': { paddingTop: 0, '& > div': { paddingInline: 0 } },
});
/** Title and lead side by side on a desktop, in the columns of the services below. */
const Heading = styled('div')({
  display: 'grid',
  gap: '20px clamp(2rem, 4vw, 4rem)',
  alignItems: 'end',
  [from.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
/** Two by two on a desktop and on paper. */
const Services = styled('div')({
  display: 'grid',
  gap: 'clamp(3rem, 4vw, 4rem) clamp(2rem, 4vw, 4rem)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [from.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@media print': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 24 },
});

/** Four on a phone are arranged in pairs, so that no row is incomplete. */
const Pairs = styled('div')({
  '@media (max-width: 699px)': {
    '& ul': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

/** The four services, each with its features and a mail link (rule services.sections). */
export default function ServicesPage() {
  const { closing } = copy;
  const links = services.map(({ id, title, icon }) => ({ label: title, to: `${path}#${id}`, icon }));

  return (
    <>
      <Opening>
        <Container>
          <Stack spacing={2.5}>
            <BackLink to="/">{copy.back}</BackLink>
            <Heading>
              <Typography variant="h1">{copy.title}</Typography>
              <Typography variant="lead">{copy.lead}</Typography>
            </Heading>
          </Stack>
        </Container>
      </Opening>
      <Pairs>
        <SectionStrip label={copy.strip} links={links} />
      </Pairs>
      <Box sx={{ paddingBlock: 'clamp(2rem, 3.5vw, 3.25rem)' }}>
        <Container>
          <Services>
            {services.map((service, index) => (
              <ServiceSection key={service.id} service={service} newWindow={copy.newWindow} priority={index === 0} />
            ))}
          </Services>
        </Container>
      </Box>
      <ClosingCall copy={{ ...closing, lead: closing.text }} second={{ label: closing.contact, to: '/contact' }}>
        <Button
          variant="contained"
          size="large"
          href={mailtoLink(brand.salesEmail, getStartedMail)}
          target="_blank"
          rel="noopener"
        >
          {closing.button}
          <VisuallyHidden> ({copy.newWindow})</VisuallyHidden>
        </Button>
      </ClosingCall>
    </>
  );
}
