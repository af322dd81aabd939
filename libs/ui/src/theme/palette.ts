import type { ThemeOptions } from '@mui/material/styles';
import { colour } from './tokens';

declare module '@mui/material/styles' {
  interface Palette {
    accent: { main: string };
    outline: string;
  }
  interface PaletteOptions {
    accent?: { main: string };
    outline?: string;
  }
  interface TypeBackground {
    field: string;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsColorOverrides {
    accent: true;
  }
}

/**
 * The colours of the paper surface, the default. Material UI writes them as CSS variables, which a surface of another
 * tone overrides for its content (`tones.ts`). Beyond Material UI's own: `accent.main` (accent colour for text),
 * `outline` (borders of fields and buttons), `background.field`.
 */
export const palette: ThemeOptions['palette'] = {
  mode: 'light',
  primary: { main: colour.signal, light: '#FF8A74', dark: '#FF6D52', contrastText: colour.ink },
  secondary: { main: colour.ink, contrastText: colour.paper },
  error: { main: '#A8210F' },
  accent: { main: colour.signalText },
  text: { primary: colour.ink, secondary: '#56545E' },
  background: { default: colour.paper, paper: colour.paper, field: colour.white },
  divider: 'rgba(10, 10, 15, 0.16)',
  outline: 'rgba(10, 10, 15, 0.55)',
};
