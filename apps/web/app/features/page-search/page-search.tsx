import { nounFor } from '@mainstage/contracts/counted';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Link } from '../../components/links/page-link';
import { notFound } from '@mainstage/content/shared-pages/not-found';
import type { SearchEntry } from '@mainstage/content/pages/search-entries';
import { tone } from '@mainstage/ui/theme/tones';
import { Field } from '../../components/fields/field';
import type { PageSearch as Search } from './search';

const { search: words } = notFound.copy;

const Result = styled('li')({
  padding: '18px 0',
  borderBottom: `1px solid ${tone.line}`,
  '& a': { display: 'inline-block', fontWeight: 600, textUnderlineOffset: 4 },
});

/** Searches pages and venues in the browser; starts with the pages that the address may have meant. */
export function PageSearch() {
  const [search, setSearch] = useState<Search | 'away'>();
  const [query, setQuery] = useState('');
  const navigate = useNavigate();

  useEffect(() => {
    let open = true;
    const keep = (loaded: Search | 'away') => open && setSearch(loaded);
    import('./load-search').then(({ loadSearch }) => loadSearch()).then(keep, () => keep('away'));
    return () => {
      open = false;
    };
  }, []);

  const ready = search !== undefined && search !== 'away';
  const hasQuery = query.trim() !== '';
  const found = ready ? (hasQuery ? search.find(query) : search.suggest(window.location.pathname)) : [];

  function goToFirst(event: FormEvent): void {
    event.preventDefault();
    if (hasQuery && found[0]) void navigate(found[0].path);
  }

  return (
    <Box sx={{ width: '100%', '@media (scripting: none)': { display: 'none' } }}>
      <form role="search" onSubmit={goToFirst}>
        <Field
          id="page-search"
          label={words.label}
          type="search"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          autoComplete="off"
          inputProps={{ enterKeyHint: 'go' }}
        />
      </form>
      <Typography variant="caption" role="status" sx={{ minHeight: '1.55em', marginTop: 1.5 }}>
        {hasQuery ? resultText(search, found) : ''}
      </Typography>
      {!hasQuery && found.length > 0 && (
        <Typography variant="h3" id="suggested">
          {words.suggested}
        </Typography>
      )}
      {found.length > 0 && (
        <Box component="ol" sx={{ marginTop: 1 }} aria-label={hasQuery ? words.results : words.suggested}>
          {found.map(({ path, title, text }) => (
            <Result key={path}>
              <Link to={path}>{title}</Link>
              <Typography variant="prose">{text}</Typography>
            </Result>
          ))}
        </Box>
      )}
    </Box>
  );
}

function resultText(search: Search | 'away' | undefined, found: SearchEntry[]): string {
  if (search === 'away') return words.away;
  if (!search) return words.loading;
  if (found.length === 0) return words.none;
  return nounFor(found.length, words.one, words.many.replace('{count}', String(found.length)));
}
