import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/system';
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
  const theme = themeFor(lang);
  return (
    // Material UI's own provider brings along what switches colour schemes; there is one.
    <ThemeProvider theme={theme}>
      <GlobalStyles styles={theme.generateStyleSheets()} />
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}
