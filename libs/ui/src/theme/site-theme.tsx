import type { ReactNode } from 'react';
import { GlobalStyles } from '@mui/material';
// Material UI's own provider brings the code for switching colour schemes, which this design does not have.
import { ThemeProvider } from '@mui/system';
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
