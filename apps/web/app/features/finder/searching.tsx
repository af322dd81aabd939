import { styled } from '@mui/material/styles';
import { searchSentence } from '@mainstage/content/finder/search-sentence';
import { whileSearching } from './fill-from-address';

const Note = styled('p')({ display: 'none', fontWeight: 600, [whileSearching]: { display: 'block' } });

/** In the place of results that are not those of the address. */
export const SearchingNote = () => <Note data-searching-note>{searchSentence.searching}</Note>;

/** Results that are hidden, with their space, until they are those of the address. */
export const hiddenWhileSearching = {
  [`${whileSearching} > :not([data-searching-note])`]: { visibility: 'hidden' },
} as const;
