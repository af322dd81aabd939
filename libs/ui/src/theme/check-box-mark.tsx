/** The square of a check box, in the colour of the text around it. */
export function CheckBoxMark({ checked = false }: { checked?: boolean }) {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <rect
        x="1"
        y="1"
        width="22"
        height="22"
        rx="2.5"
        stroke="currentColor"
        fill={checked ? 'currentColor' : 'none'}
      />
      {checked && <path d="M6 12.5l4 4 8-9" stroke="var(--mui-palette-background-default)" strokeWidth="2.25" />}
    </svg>
  );
}
