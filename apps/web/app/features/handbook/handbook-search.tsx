import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useDeferredValue, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Handbook } from '@mainstage/contracts/gates/handbook';
import { eventPlanners } from '@mainstage/content/pages/event-planners';
import { size } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { SectionLink } from '../../components/links/section-link';
import { Field } from '../../components/fields/field';
import { entriesOf, excerpt, HandbookSearch } from './search-index';

const words = eventPlanners.copy.search;

const Box = styled('div')({ maxWidth: 720, marginTop: 32, '@media print': { display: 'none' } });

const Results = styled('ol')({
  marginTop: 8,
  borderBottom: `1px solid ${tone.line}`,
  '& a': {
    display: 'block',
    padding: '14px 0',
    borderTop: `1px solid ${tone.line}`,
    textDecoration: 'none',
    lineHeight: 1.4,
  },
  '& a:hover strong': { color: tone.accent },
  '& strong': { fontWeight: 600 },
  '& em': { fontStyle: 'normal', color: tone.muted, fontSize: size.small },
  '& span': { display: 'block', color: tone.muted, fontSize: size.small },
});

/** Search-as-you-type in the whole handbook; Enter opens the best answer. */
export function HandbookSearchBox({ handbook }: { handbook: Handbook }) {
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const searched = useDeferredValue(query.trim());
  const search = useMemo(() => new HandbookSearch(entriesOf(handbook, eventPlanners.path)), [handbook]);
  const found = useMemo(() => (searched === '' ? [] : search.find(searched)), [search, searched]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') setQuery('');
    const [best] = search.find(query.trim(), 1);
    if (event.key !== 'Enter' || !best) return;
    event.preventDefault();
    const [path = '', section] = best.to.split('#');
    setQuery('');
    void navigate(path, { state: { section } });
  }

  return (
    <Box role="search">
      <Field
        label={words.label}
        type="search"
        value={query}
        placeholder={words.placeholder}
        autoComplete="off"
        onChange={({ target }) => setQuery(target.value)}
        onKeyDown={onKeyDown}
      />
      <div role="status">
        {searched !== '' && (
          <Typography variant="caption" sx={{ marginTop: 1 }}>
            {found.length > 0 ? words.found(found.length) : words.none}
          </Typography>
        )}
      </div>
      {found.length > 0 && (
        <Results>
          {found.map(({ to, title, page, text }) => (
            <li key={to}>
              <SectionLink to={to} onClick={() => setQuery('')}>
                <strong>{title}</strong> <em>{page}</em>
                <span>{excerpt(text, searched)}</span>
              </SectionLink>
            </li>
          ))}
        </Results>
      )}
    </Box>
  );
}
