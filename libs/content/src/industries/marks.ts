import type { LogoMark } from './types';

/** The marks as SVG paths in a 24 × 24 view box, filled with the text's colour (even-odd). */
export const marks = {
  ring: 'M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20zM12 7a5 5 0 1 1 0 10a5 5 0 1 1 0-10z',
  bars: 'M3 12h4v10H3zM10 7h4v15h-4zM17 2h4v20h-4z',
  wave: 'M2 10c4-6 7-6 10 0s6 6 10 0v5c-4 6-7 6-10 0s-6-6-10 0z',
  corner: 'M2 2h20v6H8v14H2zM13 13h9v9h-9z',
  petals:
    'M12 2a5 5 0 0 1 0 10a5 5 0 0 1 0-10zM7 12a5 5 0 0 1 0 10a5 5 0 0 1 0-10zM17 12a5 5 0 0 1 0 10a5 5 0 0 1 0-10z',
  peak: 'M12 2l10 20h-6l-4-8l-4 8H2z',
} as const satisfies Record<LogoMark, string>;
