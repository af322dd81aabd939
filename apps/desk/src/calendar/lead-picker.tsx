import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { DeskLead, DeskLeadPage, DeskQuery } from '@mainstage/contracts/desk/leads';
import { addressQuery, callDesk } from '../api/call-desk';
import { queryKeys } from '../api/query-keys';
import { kindLabels } from '../text/labels';

const labelOf = ({ name, company, reference }: DeskLead) => [name, company, reference].filter(Boolean).join(' · ');

export function LeadPicker({ onPick }: { onPick: (id: string | undefined) => void }) {
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const query: DeskQuery = { state: 'open', q: q || undefined, sort: 'received', order: 'desc', page: 0, size: 20 };
  const { data, isFetching } = useQuery({
    queryKey: queryKeys.list(query),
    queryFn: ({ signal }) => callDesk<DeskLeadPage>(`/leads${addressQuery(query)}`, { signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <Autocomplete<DeskLead>
      options={data?.leads ?? []}
      loading={isFetching}
      // Disables MUI's filter, because the server has searched.
      filterOptions={(options) => options}
      getOptionLabel={labelOf}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      groupBy={({ kind }) => kindLabels[kind]}
      noOptionsText="No open lead has that name"
      onInputChange={(_, text, reason) => reason === 'input' && setTyped(text)}
      onChange={(_, lead) => onPick(lead?.id)}
      renderInput={(input) => <TextField {...input} label="For which lead" />}
    />
  );
}
