import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { themeFor } from './theme';
// Types of the theme's own variants and colours, for files that import this one.
import './palette';
import './typography';

interface SiteThemeProps {
  /** Language of the page. */
  lang: string;
  children: ReactNode;
}

/** Provides Material UI with the site's theme and the global rules. */
export function SiteTheme({ lang, children }: SiteThemeProps) {
  return (
    // There is one colour scheme, so no preference is stored.
    <ThemeProvider theme={themeFor(lang)} storageManager={null}>
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}
