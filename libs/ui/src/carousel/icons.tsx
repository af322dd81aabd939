/** The signs of controls, drawn in the colour of the text around them. Their buttons carry the words. */
export function ArrowIcon({ to }: { to: 'left' | 'right' }) {
  return (
    <svg width="20" height="14" viewBox="0 0 20 14" fill="none" aria-hidden="true">
      <path
        d={to === 'left' ? 'M7.5 1L1.5 7l6 6M2 7h17' : 'M12.5 1l6 6-6 6M18 7H1'}
        stroke="currentColor"
        strokeWidth="1.5"
      />
    </svg>
  );
}

export function PlayIcon({ playing }: { playing: boolean }) {
  return (
    <svg width="12" height="14" viewBox="0 0 12 14" fill="currentColor" aria-hidden="true">
      <path d={playing ? 'M0 0h4v14H0zM8 0h4v14H8z' : 'M0 0l12 7-12 7z'} />
    </svg>
  );
}

export function CrossIcon() {
  return (
    <svg width="18" height="18" viewBox="0 0 16 16" fill="none" aria-hidden="true">
      <path d="M2 2l12 12M14 2L2 14" stroke="currentColor" strokeWidth="1.25" />
    </svg>
  );
}
