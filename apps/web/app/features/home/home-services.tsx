import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { homeBelow } from '@mainstage/content/pages/home-below';
import { Section } from '@mainstage/ui/layout/section';
import { IndustryTabs } from './industry-tabs';
import { ServicesCarousel } from './services-carousel';
import { SectionLink } from '../../components/section-link';

const { services, industries } = homeBelow;

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '16px 48px',
  marginBottom: 'clamp(2.5rem, 5vw, 4.5rem)',
  '& h2': { maxWidth: '9em' },
});

const Industries = styled('div')({ marginTop: 'clamp(4rem, 7vw, 7rem)', '& > h3': { marginBottom: 20 } });

/** Services and those who use them. Code of its own: carousels lie far down, so their script comes when it is near. */
export function HomeServices() {
  return (
    <Section tone="mist" id="services" aria-labelledby="services-title">
      <Container>
        <Head>
          <Typography variant="h2" id="services-title">
            {services.title}
          </Typography>
          <Button component={SectionLink} to="/services" variant="text">
            {services.all}
          </Button>
        </Head>
        <ServicesCarousel label={services.label} />
        <Industries>
          <Typography variant="h3">{industries.title}</Typography>
          <IndustryTabs label={industries.label} />
          <Typography variant="caption" sx={{ marginTop: 4 }}>
            {industries.note}
          </Typography>
        </Industries>
      </Container>
    </Section>
  );
}
