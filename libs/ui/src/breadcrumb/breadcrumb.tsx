import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { size } from '../theme/tokens';
import { tone } from '../theme/tones';

interface BreadcrumbProps {
  /** Its name for those who hear it: "Breadcrumb". */
  label: string;
  /** The way here, the page itself last and without `to`. */
  items: readonly { label: string; to?: string }[];
  /** Draws a link; the app knows its router. */
  link: (to: string, label: string) => ReactNode;
}

const List = styled('ol')({
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  fontSize: size.small,
  lineHeight: 1.4,
  '& li': { display: 'flex', alignItems: 'center', minHeight: 28 },
  '& li + li::before': { content: '"/"', paddingInline: 10, color: tone.muted },
  '& a': { textDecorationThickness: 1, textUnderlineOffset: 5 },
  '& a:hover': { color: tone.accent },
  '& [aria-current]': { color: tone.muted },
});

/** Where the page stands: Home / Venues / this one. */
export function Breadcrumb({ label, items, link }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <List>
        {items.map(({ label: words, to }) => (
          <li key={words}>{to === undefined ? <span aria-current="page">{words}</span> : link(to, words)}</li>
        ))}
      </List>
    </nav>
  );
}
