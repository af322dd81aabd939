import Search from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useShortcuts } from '../keyboard/use-shortcuts';
import { withFilter } from './lead-filter';

/** Milliseconds without a keystroke before the search. */
const pauseMs = 250;

/** Searches names, companies and messages; the query is in the address. */
export function LeadSearch() {
  const [params, setParams] = useSearchParams();
  const q = params.get('q') ?? '';
  const [typed, setTyped] = useState(q);
  const [shown, setShown] = useState(q);
  /** Searches that are not in the address yet. */
  const [sent, setSent] = useState<readonly string[]>([]);
  const field = useRef<HTMLInputElement>(null);
  // The address follows a search with a delay, so only an address that was not searched for here changes the field:
  // Back, or a link that removes the filters.
  if (shown !== q) {
    const at = sent.indexOf(q);
    setShown(q);
    setSent(sent.slice(at + 1));
    if (at === -1) setTyped(q);
  }
  useShortcuts({
    '/': () => {
      field.current?.focus();
      field.current?.select();
    },
  });
  useEffect(() => {
    if (typed.trim() === q) return;
    const timer = setTimeout(() => {
      setSent((before) => [...before, typed.trim()]);
      setParams((before) => withFilter(before, { q: typed.trim() }), { replace: true });
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [typed, q, setParams]);
  return (
    <TextField
      type="search"
      label="Search"
      fullWidth
      value={typed}
      inputRef={field}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // The browser would clear the field: here Escape leaves it, so that the keys of the list work.
        event.preventDefault();
        field.current?.blur();
      }}
      slotProps={{
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search />
            </InputAdornment>
          ),
        },
        htmlInput: { 'aria-keyshortcuts': '/' },
      }}
    />
  );
}
