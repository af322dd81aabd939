import { useCasesPage } from '@mainstage/content/shared-pages/use-cases';
import { sectionHeads } from '@mainstage/content/use-cases/section-heads';
import { useCaseSections } from '@mainstage/content/use-cases/use-cases';
import { ClosingCall } from '../components/pages/closing-call';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { fitOf } from '../features/use-cases/fit';
import { IconBar } from '../features/use-cases/icon-bar';
import { PageOpening } from '../components/pages/page-opening';
import { UseCaseSection } from '../features/use-cases/use-case-section';

const { copy, path } = useCasesPage;
const tones = ['paper', 'mist', 'ink'] as const;
const heads = Object.values(sectionHeads);
const anchors = heads.map(({ anchor }) => anchor);

export const handle: PageHandle = { lang: useCasesPage.lang, nav: 'over-hero' };
export const meta = () => headOf(useCasesPage);

/** The use cases of each section, with the rooms that suit them: computed at build. */
export const loader = () => ({
  cards: useCaseSections.map(({ useCases }) =>
    useCases.map(({ search, firstChoice, ...card }) => ({ ...card, fit: fitOf(search, firstChoice) })),
  ),
});

/** Eighteen uses of the venue in three sections, with a bar of icons to each (rule use-cases.sections). */
export default function UseCasesPage({ loaderData: { cards } }: { loaderData: ReturnType<typeof loader> }) {
  const { closing } = copy;

  return (
    <>
      <PageOpening {...copy.hero} />
      {/* The wrapper limits where the bar is sticky. */}
      <div>
        <IconBar label={copy.strip} path={path} anchors={anchors} entries={heads} />
        {heads.map((head, index) => (
          <UseCaseSection
            key={head.anchor}
            head={head}
            kicker={copy.kickers[index]!}
            tone={tones[index]!}
            useCases={cards[index]!}
          />
        ))}
      </div>
      <ClosingCall
        copy={closing}
        first={{ label: closing.contact, to: '/contact' }}
        second={{ label: closing.tour, to: '/book-tour' }}
      />
    </>
  );
}
