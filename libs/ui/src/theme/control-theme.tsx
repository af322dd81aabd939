import type { ReactNode } from 'react';
// Material UI's own provider brings the code for switching colour schemes, which this design does not have.
import { ThemeProvider } from '@mui/system';
import { theme } from './theme';

/**
 * Material UI in the site's dress, around whatever uses it: fields of forms and dialogs. Pages without either load none of
 * it, so each of its users stands in one of these (`control-theme.spec.ts`).
 */
export function ControlTheme({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
