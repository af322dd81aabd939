import { Global } from '@emotion/react';
import { pageStyles, stillStyles } from './page-styles';

/**
 * The rules of the document around every page, but for the typefaces, which the app brings. They are written when a page is built
 * and never taken up by a browser: Emotion would put them in their place anew, and every element would be styled again.
 * Material UI's theme is `ControlTheme`.
 */
export function SiteStyles() {
  return (
    <>
      <Global styles={pageStyles} />
      <Global styles={stillStyles} />
    </>
  );
}
