import { Global } from '@emotion/react';
import type { ReactNode } from 'react';
import { pageStyles, stillStyles } from './page-styles';

/** Puts the rules of the document around the app, which brings the typefaces. Material UI's theme is `ControlTheme`. */
export function SiteTheme({ children }: { children: ReactNode }) {
  return (
    <>
      <Global styles={pageStyles} />
      <Global styles={stillStyles} />
      {children}
    </>
  );
}
