import Box from '@mui/material/Box';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { VisuallyHidden } from '@mainstage/ui/text/visually-hidden';
import { HydrationMark, markHydrated } from './components/loading/click-queue';
import { NoticesProvider } from './notices/notices-provider';
import { usePageHandle } from './page-handle';
import { PersonalFooter, PersonalHeader } from './shell/personal-shell';
import { PrintFooter } from './shell/print-footer';
import { ReloadNotice } from './shell/reload-notice';
import { SiteFooter } from './shell/site-footer';
import { SiteHeader } from './shell/site-header';
import { SkipLink } from './shell/skip-link';
import { useNavigationFocus } from './shell/use-navigation-focus';
import { useSectionArrival } from './shell/use-section-arrival';

const contentId = 'content';

/**
 * The layout of every page: navigation above, footer below; short ones around a page for one reader. Header, page and footer are hydrated one after the other.
 */
export function Site({ children }: { children: ReactNode }) {
  const { nav, isPersonal } = usePageHandle();
  const page = useRef<HTMLElement>(null);
  const title = useNavigationFocus(page);
  useSectionArrival();
  useEffect(() => markHydrated(document.documentElement), []);

  return (
    <NoticesProvider>
      <VisuallyHidden as="div" role="status">
        {title}
      </VisuallyHidden>
      <SkipLink />
      {isPersonal ? <PersonalHeader /> : <SiteHeader nav={nav} />}
      <Box component="main" ref={page} id={contentId} tabIndex={-1} data-part sx={{ outline: 'none' }}>
        <Suspense>
          {children}
          <HydrationMark part={page} />
        </Suspense>
      </Box>
      <PrintFooter />
      {isPersonal ? <PersonalFooter /> : <SiteFooter />}
      <ReloadNotice />
    </NoticesProvider>
  );
}
