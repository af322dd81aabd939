/** The icon of the shortlist: a ribbon, filled for listed venues. A label is next to it. */
export function ShortlistMark({ filled }: { filled: boolean }) {
  return (
    <svg width="14" height="18" viewBox="0 0 14 18" fill={filled ? 'currentColor' : 'none'} aria-hidden="true">
      <path d="M1 1h12v15.5l-6-4.6-6 4.6z" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}
