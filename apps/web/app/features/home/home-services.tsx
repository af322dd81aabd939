import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { homeBelow } from '@mainstage/content/pages/home-below';
import { columns } from '@mainstage/ui/theme/columns';
import { CompactSection } from './compact-section';
import { IndustryTabs } from './industry-tabs';
import { ServicesCarousel } from './services-carousel';
import { ButtonLink } from '../../components/links/button-link';

const { services, industries } = homeBelow;

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '16px 48px',
  marginBottom: 'clamp(1.75rem, 2.5vw, 2.25rem)',
});

const Two = styled('div')({
  ...columns({ wide: 2 }),
  gap: 'clamp(2.5rem, 4vw, 3.5rem)',
  '& > *': { minWidth: 0 },
});

/** Services and industries. A chunk of its own: its carousels are far down, so it is loaded near the viewport. */
export function HomeServices() {
  return (
    <CompactSection tone="mist" id="services" aria-labelledby="services-title">
      <Head>
        <Typography variant="h2" id="services-title">
          {services.title}
        </Typography>
        <ButtonLink to="/services" variant="text">
          {services.all}
        </ButtonLink>
      </Head>
      <Two>
        <ServicesCarousel label={services.label} />
        <Box sx={{ '& > h3': { marginBottom: 1.5 } }}>
          <Typography variant="h3">{industries.title}</Typography>
          <IndustryTabs label={industries.label} narrow />
          <Typography variant="caption" sx={{ marginTop: 4 }}>
            {industries.note}
          </Typography>
        </Box>
      </Two>
    </CompactSection>
  );
}
