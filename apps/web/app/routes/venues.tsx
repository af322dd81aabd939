import Box from '@mui/material/Box';
import type { LoaderFunctionArgs } from 'react-router-dom';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { venuesPage } from '@mainstage/content/shared-pages/venues';
import { venueCategoryLinks } from '@mainstage/content/venues/category-cards';
import { TwoColumns } from '@mainstage/ui/layout/two-columns';
import { Section } from '@mainstage/ui/layout/section';
import { FactsRow } from '@mainstage/ui/text/facts-row';
import { calendarSummaryPath } from '@mainstage/contracts/calendar-summary';
import { loadAnswers } from '../load-answers';
import { type LoadedAnswers, LoadedAnswersContext, noAnswers, onOtherPath } from '../api/loaded-answers';
import { finderDayAt } from '../features/finder/finder-day';
import { headOf } from '../head';
import { publicForTenSeconds } from '../page-headers';
import type { PageHandle } from '../page-handle';
import { HydratedPart } from '../components/loading/hydrated-part';
import { Ready } from '../components/pages/closing-call';
import { SectionHead } from '../components/sections/section-head';
import { SectionStrip } from '../components/sections/section-strip';
import { searchSentence } from '@mainstage/content/finder/search-sentence';
import { SearchBand } from '../features/finder/building-search';
import { useVenueSearch } from '../features/finder/use-venue-search';
import { cardsOf } from '../features/venues/cards-of';
import { VenueCards } from '../features/venues/venue-cards';
import { VenueIndex } from '../features/venues/venue-index';
import { ButtonLink } from '../components/links/button-link';

const { copy } = venuesPage;
const { stages, spaces, offices } = venueCategoryLinks;
const { words } = copy;

export const handle: PageHandle = { lang: venuesPage.lang, nav: 'over-hero' };
export const meta = () => headOf(venuesPage);
export const loader = (of: LoaderFunctionArgs) => loadAnswers(of, [calendarSummaryPath, finderDayAt(of.request.url)]);
export const clientLoader = noAnswers;
export const shouldRevalidate = onOtherPath;
export const headers = publicForTenSeconds;

/** Sections of different heights, because kinds of venue differ in importance. */
const Kind = styled(Section)({ paddingBlock: 'clamp(3rem, 2.4rem + 1.2vw, 3.5rem)' });
const Band = styled(Section)({ paddingBlock: 'clamp(3.25rem, 2.6rem + 1.4vw, 3.75rem)' });

const opening = { path: venuesPage.path, title: copy.title, lead: searchSentence.title, week: true };

function VenuesSearch() {
  return <SearchBand search={useVenueSearch()} opening={opening} />;
}

/** The finder on the building, then every venue by kind: halls and rooms as lines, studios and offices as pictures. */
export default function VenuesPage({ loaderData }: { loaderData: LoadedAnswers }) {
  const links = copy.strip.links.map(({ label, section }) => ({
    label,
    to: `${venuesPage.path}#${venueCategoryLinks[section].anchor}`,
  }));

  return (
    <>
      <LoadedAnswersContext value={loaderData}>
        <VenuesSearch />
      </LoadedAnswersContext>
      <SectionStrip label={copy.strip.label} links={links} />
      <HydratedPart>
        <Kind id={stages.anchor} aria-labelledby="stages">
          <SectionHead
            id="stages"
            kicker={copy.stages.name}
            title={stages.title}
            lead={stages.description}
            facts={stages.facts}
          />
          <VenueIndex items={copy.stages.venues} words={words} side="left" />
          <Box sx={{ mt: 'clamp(2.5rem, 3vw, 3rem)' }}>
            <TwoColumns spans={[4, 7]} rowSpacing={4} sx={{ alignItems: 'end' }}>
              <Stack spacing={2}>
                <Typography variant="h3">{copy.floors.title}</Typography>
                <Typography variant="prose">{copy.floors.text}</Typography>
                <ButtonLink to="/venues/floors" variant="outlined">
                  {copy.floors.action}
                </ButtonLink>
              </Stack>
              <FactsRow facts={copy.floors.facts} />
            </TwoColumns>
          </Box>
        </Kind>
      </HydratedPart>
      <HydratedPart>
        <Band tone="ink" aria-labelledby="studios">
          <TwoColumns spans={[3, 9]} rowSpacing={4}>
            <Stack spacing={2}>
              <Typography variant="h2" id="studios">
                {copy.studios.title}
              </Typography>
              <Typography variant="prose">{copy.studios.text}</Typography>
            </Stack>
            <VenueCards items={cardsOf(copy.studios.venues, words)} spans={[4]} row />
          </TwoColumns>
        </Band>
      </HydratedPart>
      <HydratedPart>
        <Kind id={spaces.anchor} aria-labelledby="spaces">
          <SectionHead
            id="spaces"
            kicker={copy.spaces.name}
            title={spaces.title}
            lead={spaces.description}
            facts={[...spaces.facts, copy.spaces.rooms]}
          />
          <VenueIndex items={copy.spaces.venues} words={words} side="right" />
        </Kind>
      </HydratedPart>
      <HydratedPart>
        <Band id={offices.anchor} tone="mist" aria-labelledby="offices">
          <SectionHead
            id="offices"
            kicker={copy.offices.name}
            title={offices.title}
            lead={offices.description}
            facts={offices.facts}
          />
          <VenueCards items={cardsOf(copy.offices.venues, words)} spans={[3]} row />
        </Band>
      </HydratedPart>
      <Ready copy={copy.closing} />
    </>
  );
}
