import type { ReactNode } from 'react';
import { GlobalStyles, ThemeProvider } from '@mui/material';
import { pageStyles } from './page-styles';
import { theme } from './theme';

interface SiteThemeProps {
  /** `@font-face` rules; the app knows where its fonts lie. */
  fontFaces: string;
  children: ReactNode;
}

/** Puts the design around the app: fonts, document rules and Material UI's theme. */
export function SiteTheme({ fontFaces, children }: SiteThemeProps) {
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyles styles={fontFaces} />
      <GlobalStyles styles={pageStyles} />
      {children}
    </ThemeProvider>
  );
}
