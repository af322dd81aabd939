import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useSearchParams } from 'react-router-dom';
import { deskKinds, leadSources, offerFilters } from '@mainstage/contracts/desk/leads';
import { useSession } from '../session/session';
import { kindLabels, offerFilterLabels, sourceLabels, stateLabels } from '../text/labels';
import { FilterMenu } from './filter-menu';
import { filterIn, ownerFilters, stateFilters, withFilter } from './lead-filter';

const ownerLabels = { mine: 'Mine', nobody: 'No owner', all: 'All' } as const;
const stateFilterLabels = { open: 'Open', ...stateLabels, any: 'Any state' } as const;
const sortLabels = { 'answer-by': 'Deadline first', received: 'Newest first' } as const;

export function LeadFilters() {
  const [params, setParams] = useSearchParams();
  const { venues } = useSession();
  const filter = filterIn(params);
  const set = (changes: Parameters<typeof withFilter>[1]) => setParams((before) => withFilter(before, changes));
  return (
    <Stack direction="row" role="group" aria-label="Filters" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
      {ownerFilters.map((owner) => (
        <Chip
          key={owner}
          label={ownerLabels[owner]}
          color={filter.owner === owner ? 'secondary' : 'default'}
          variant={filter.owner === owner ? 'filled' : 'outlined'}
          aria-pressed={filter.owner === owner}
          onClick={() => set({ owner: owner === 'all' ? undefined : owner })}
        />
      ))}
      <FilterMenu
        label="State"
        value={filter.state}
        unset="open"
        options={[...stateFilters, 'any' as const].map((state) => [state, stateFilterLabels[state]])}
        onChange={(state) => set({ state: state === 'open' ? undefined : state })}
      />
      <FilterMenu
        label="Kind"
        value={filter.kind}
        options={deskKinds.map((kind) => [kind, kindLabels[kind]])}
        onChange={(kind) => set({ kind })}
      />
      <FilterMenu
        label="Venue"
        value={filter.venue}
        options={venues.map(({ id, name }) => [id, name])}
        onChange={(venue) => set({ venue })}
      />
      <FilterMenu
        label="Source"
        value={filter.source}
        options={leadSources.map((source) => [source, sourceLabels[source]])}
        onChange={(source) => set({ source })}
      />
      <FilterMenu
        label="Offer"
        value={filter.offer}
        options={offerFilters.map((offer) => [offer, offerFilterLabels[offer]])}
        onChange={(offer) => set({ offer })}
      />
      <FilterMenu
        label="Order"
        value={filter.sort}
        unset="answer-by"
        options={Object.entries(sortLabels)}
        onChange={(sort) => set({ sort: sort === 'answer-by' ? undefined : sort })}
      />
    </Stack>
  );
}
