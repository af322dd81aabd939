/** Outlines on a grid of 24, drawn for this site; decorative. */
const outlines = {
  stage: 'M3 17h18M5 17v-4h14v4M4 3h16M8 3l4 10M16 3l-4 10',
  table: 'M3 10h18M6 10v9M18 10v9M8 6h8M12 6v4',
  camera: 'M3 7h12v10H3zM15 11l6-4v10l-6-4',
  key: 'M11 12a4 4 0 1 0 0 .01M11 12h10M17 12v3.5M21 12v3',
  bell: 'M5 17h14M7 17v-5a5 5 0 0 1 10 0v5M12 4v3M10 20h4',
  wall: 'M3 5h18v11H3zM9 5v11M15 5v11M3 10.5h18M8 20h8',
  brush: 'M20 4 10 14M10 14c-3 0-3 2-3 3s-1 3-4 3c4 1 9 1 10-4zM13 11l3 3',
  headset: 'M4 14v-2a8 8 0 0 1 16 0v2M4 14h3v5H4zM17 14h3v5h-3zM20 19c0 2-3 3-6 3',
  clock: 'M12 3a9 9 0 1 0 .01 0M12 7v5l4 2',
} as const;

export type SectionIconName = keyof typeof outlines;

export function SectionIcon({ name }: { name: SectionIconName }) {
  return (
    <svg
      width="28"
      height="28"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={outlines[name]} />
    </svg>
  );
}
