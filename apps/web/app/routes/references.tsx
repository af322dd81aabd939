import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { slideMs } from '@mainstage/content/constants/motion';
import { references } from '@mainstage/content/pages/references';
import { testimonials } from '@mainstage/content/references/testimonials';
import { Section } from '@mainstage/ui/layout/section';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { BackLink } from '../components/links/back-link';
import { Ready } from '../components/pages/closing-call';
import { TestimonialSlider } from '../features/references/testimonial-slider';
import { Titled } from '../components/sections/titled';
import { insideViewport } from '../components/loading/when-near-viewport';
import { lazyNearViewport } from '../components/loading/lazy-near-viewport';
import { TitleRow } from '../components/sections/title-row';

const { copy } = references;

export const handle: PageHandle = { lang: references.lang, nav: 'over-hero', isFile: true };
export const meta = () => headOf(references);

const industries = lazyNearViewport(
  '#industries',
  async () => {
    const { IndustryTabs } = await import('../features/home/industry-tabs');
    return () => <IndustryTabs label={copy.industries.label} />;
  },
  insideViewport,
);

export default function ReferencesPage() {
  return (
    <>
      <Section bleed tone="ink" aria-labelledby="page-title">
        <Container>
          <Box sx={{ paddingTop: 3, paddingBottom: 'clamp(2.5rem, 5vw, 4.5rem)' }}>
            <BackLink to="/">{copy.back}</BackLink>
            <TitleRow id="page-title" title={copy.title} lead={copy.lead} variant="h1" span={8} />
          </Box>
        </Container>
        <TestimonialSlider label={copy.slider.label} slides={testimonials} everyMs={slideMs.testimonials} />
        <Container>
          <Typography variant="caption" sx={{ marginTop: 4 }}>
            {copy.slider.note}
          </Typography>
        </Container>
      </Section>
      <Titled id="industries" title={copy.industries.title}>
        {industries}
        <Typography variant="caption" sx={{ marginTop: 4 }}>
          {copy.industries.note}
        </Typography>
      </Titled>
      <Ready copy={copy.closing} />
    </>
  );
}
