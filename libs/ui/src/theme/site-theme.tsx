import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { themeFor } from './theme';
// The types of the theme's own variants and colours, for whoever compiles against this file.
import './palette';
import './typography';

interface SiteThemeProps {
  /** Language of the page. */
  lang: string;
  children: ReactNode;
}

/** Material UI in the site's theme, around the whole page, with the rules of the document. */
export function SiteTheme({ lang, children }: SiteThemeProps) {
  return (
    // There is one colour scheme, so nothing is stored about it.
    <ThemeProvider theme={themeFor(lang)} storageManager={null}>
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}
