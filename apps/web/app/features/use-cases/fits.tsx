import { styled } from '@mui/material/styles';
import { Link } from '../../components/links/page-link';
import { useCasesPage } from '@mainstage/content/shared-pages/use-cases';
import type { UseCaseSearch } from '@mainstage/content/use-cases/types';
import type { VenueId } from '@mainstage/venues/facts/ids';
import { yes } from '@mainstage/venues/search/query';
import { size } from '@mainstage/ui/theme/tokens';
import { VisuallyHidden } from '@mainstage/ui/text/visually-hidden';
import { roomsFor } from './rooms-for';

const { fits: words } = useCasesPage.copy;

const Line = styled('p')({
  fontSize: size.small,
  lineHeight: 1.5,
  '& a': { display: 'inline-block', padding: '4px 0', fontWeight: 600, textUnderlineOffset: 5 },
});

/** How many rooms are named. */
const named = 2;

interface FitsProps {
  useCase: string;
  search: UseCaseSearch;
  firstChoice?: VenueId;
}

/** The rooms that suit a use case, the recommended one first, and the search that found them, filled in. */
export function Fits({ useCase, search, firstChoice }: FitsProps) {
  const texts = Object.entries(search).map(([field, value]) => [field, value === true ? yes : String(value)]);
  const query = new URLSearchParams(texts).toString();
  const best = roomsFor(search, firstChoice).slice(0, named);
  return (
    <Line>
      {words.title}{' '}
      {best.map((place) => (
        <span key={place.id}>
          <Link to={`/venues/${place.page}`}>{place.name}</Link>,{' '}
        </span>
      ))}
      <Link to={`/venues?${query}#find`}>
        {words.more}
        <VisuallyHidden>{` ${words.for} ${useCase}`}</VisuallyHidden>
      </Link>
    </Line>
  );
}
