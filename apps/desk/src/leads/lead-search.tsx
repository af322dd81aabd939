import Search from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useShortcuts } from '../keyboard/use-shortcuts';
import { withFilter } from './lead-filter';

/** Milliseconds without a keystroke before the search is carried out. */
const pauseMs = 250;

/** Names, companies and messages; the words are in the address. */
export function LeadSearch() {
  const [params, setParams] = useSearchParams();
  const q = params.get('q') ?? '';
  const [typed, setTyped] = useState(q);
  const [shownFor, setShownFor] = useState(q);
  const field = useRef<HTMLInputElement>(null);
  // Back, or a link that takes the filters away, changes the field too.
  if (shownFor !== q) {
    setShownFor(q);
    setTyped(q);
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
      setShownFor(typed.trim());
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
        // The browser would empty the field: here Escape leaves it, so that the keys of the list work.
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
