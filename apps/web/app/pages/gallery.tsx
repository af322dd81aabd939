import styled from '@emotion/styled';
import { gallery as lists } from '@mainstage/content/gallery/gallery';
import { gallery } from '@mainstage/content/pages/gallery';
import { Columns, Container, Section, Span } from '@mainstage/ui/layout/section';
import { Tabs } from '@mainstage/ui/tabs/tabs';
import { Lead, QuietTitle } from '@mainstage/ui/text/text';
import { useHydrated } from '@mainstage/ui/motion/use-hydrated';
import { useAddressChoice } from '../components/use-address-choice';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { GalleryGrid } from '../features/gallery/gallery-grid';
import { GalleryHero } from '../features/gallery/gallery-hero';
import { Ready } from '../components/ready';

const { copy } = gallery;

export const handle: PageHandle = { lang: gallery.lang, nav: 'over-hero', wakes: 'at once' };
export const meta = () => headOf(gallery);

const tabIds = copy.tabs.names.map((name) => name.toLowerCase());

const Head = styled.div({ marginBottom: 'clamp(2rem, 4vw, 3.5rem)' });

/** The house in pictures and films, by category. */
export default function GalleryPage() {
  const live = useHydrated();
  const [tab, choose] = useAddressChoice('tab', tabIds);
  return (
    <>
      <GalleryHero label={copy.hero.label} />
      <Section aria-labelledby="page-title">
        <Container>
          <Head>
            <Columns style={{ rowGap: 16, alignItems: 'end' }}>
              <Span span={7}>
                <QuietTitle id="page-title">{copy.title}</QuietTitle>
              </Span>
              <Span start={8} span={5}>
                <Lead>{copy.lead}</Lead>
              </Span>
            </Columns>
          </Head>
          <Tabs
            label={copy.tabs.label}
            kept={[tab, choose]}
            tabs={copy.tabs.names.map((name) => ({
              id: name.toLowerCase(),
              label: name,
              panel: (
                <GalleryGrid
                  label={name}
                  items={lists[name]}
                  copy={copy.list}
                  shown={live && name.toLowerCase() === tab}
                />
              ),
            }))}
          />
        </Container>
      </Section>
      <Ready copy={copy.closing} />
    </>
  );
}
