import Button from '@mui/material/Button';
import { useCasesPage } from '@mainstage/content/shared-pages/use-cases';
import { useCaseSections } from '@mainstage/content/use-cases/use-cases';
import { CallToAction } from '@mainstage/ui/call-to-action/call-to-action';
import { Section } from '@mainstage/ui/layout/section';
import Container from '@mui/material/Container';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { pictureFrom } from '../pictures';
import { IconBar } from '../features/use-cases/icon-bar';
import { PageOpening } from '../components/pages/page-opening';
import { SectionHead } from '../components/sections/section-head';
import { UseCaseGrid } from '../features/use-cases/use-case-grid';
import { SectionLink } from '../components/links/section-link';

const { copy, path } = useCasesPage;
const tones = ['paper', 'mist', 'ink'] as const;
const anchors = useCaseSections.map(({ anchor }) => anchor);

export const handle: PageHandle = { lang: useCasesPage.lang, nav: 'over-hero' };
export const meta = () => headOf(useCasesPage);

/** Eighteen uses of the venue in three sections, with a bar of icons to each (rule use-cases.sections). */
export default function UseCasesPage() {
  const { closing } = copy;

  return (
    <>
      <PageOpening {...copy.hero} />
      {/* The bar stays in sight as long as there are sections to go to. */}
      <div>
        <IconBar label={copy.strip} path={path} anchors={anchors} entries={useCaseSections} />
        {useCaseSections.map(({ anchor, name, description, features, useCases }, index) => (
          <Section key={anchor} id={anchor} tone={tones[index]} aria-labelledby={`${anchor}-title`}>
            <Container>
              <SectionHead
                id={`${anchor}-title`}
                kicker={copy.kickers[index] ?? ''}
                title={name}
                lead={description}
                facts={features}
              />
              <UseCaseGrid useCases={useCases} />
            </Container>
          </Section>
        ))}
      </div>
      <CallToAction id="closing" title={closing.title} lead={closing.text} picture={pictureFrom(closing.picture)}>
        <Button component={SectionLink} to="/contact" size="large">
          {closing.contact}
        </Button>
        <Button component={SectionLink} to="/book-tour" variant="text">
          {closing.tour}
        </Button>
      </CallToAction>
    </>
  );
}
