import type { ReactNode } from 'react';
import { GlobalStyles, ThemeProvider } from '@mui/material';
import { pageStyles } from './page-styles';
import { theme } from './theme';

/** Puts the design around the app: document rules and Material UI's theme. The app brings the typefaces. */
export function SiteTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyles styles={pageStyles} />
      {children}
    </ThemeProvider>
  );
}
