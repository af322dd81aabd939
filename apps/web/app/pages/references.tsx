import { styled } from '@mui/material/styles';
import { slideMs } from '@mainstage/content/constants/motion';
import { references } from '@mainstage/content/pages/references';
import { testimonials } from '@mainstage/content/references/testimonials';
import { Columns, Container, Section, Span } from '@mainstage/ui/layout/section';
import { Lead, PageTitle, Small } from '@mainstage/ui/text/text';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { BackLink } from '../components/back-link';
import { Ready } from '../components/ready';
import { TestimonialSlider } from '../features/references/testimonial-slider';
import { Titled } from '../components/titled';
import { inSight } from '../components/wanted';
import { whenNear } from '../components/when-near';

const { copy } = references;

export const handle: PageHandle = { lang: references.lang, nav: 'over-hero', wakes: 'at once' };
export const meta = () => headOf(references);

const Opening = styled('div')({ paddingTop: 24, paddingBottom: 'clamp(2.5rem, 5vw, 4.5rem)' });
const Note = styled(Small)({ marginTop: 32 });

const industries = whenNear(
  '#industries',
  async () => {
    const { IndustryTabs } = await import('../features/home/industry-tabs');
    return () => <IndustryTabs label={copy.industries.label} />;
  },
  inSight,
);

/** What hosts say of their events here, in the dark of the hall. */
export default function ReferencesPage() {
  return (
    <>
      <Section tone="ink" aria-labelledby="page-title">
        <Container>
          <Opening>
            <BackLink to="/">{copy.back}</BackLink>
            <Columns style={{ rowGap: 16, alignItems: 'end' }}>
              <Span span={8}>
                <PageTitle id="page-title">{copy.title}</PageTitle>
              </Span>
              <Span start={9} span={4}>
                <Lead>{copy.lead}</Lead>
              </Span>
            </Columns>
          </Opening>
        </Container>
        <TestimonialSlider label={copy.slider.label} slides={testimonials} everyMs={slideMs.testimonials} />
        <Container>
          <Note>{copy.slider.note}</Note>
        </Container>
      </Section>
      <Titled id="industries" title={copy.industries.title}>
        {industries}
        <Note>{copy.industries.note}</Note>
      </Titled>
      <Ready copy={copy.closing} />
    </>
  );
}
