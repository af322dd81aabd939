import { type ReactNode, Suspense } from 'react';
import { FarBelow } from '@mainstage/ui/layout/far-below';
import { SiteTheme } from '@mainstage/ui/theme/site-theme';
import { contentId, PageLive, useFrameLive } from './document/live';
import { PageFault } from './document/page-fault';
import { NoticesProvider } from './notices/notices-provider';
import { HandleContext, type PageHandle } from './page-handle';
import { BrokenPage } from './shell/broken-page';
import { PaperFoot } from './shell/paper-foot';
import { SiteFooter } from './shell/site-footer';
import { SiteHeader } from './shell/site-header';
import { SkipLink } from './shell/skip-link';
import { useSectionArrival } from './shell/use-section-arrival';

interface SiteProps {
  handle: PageHandle;
  /** The page. */
  children: ReactNode;
}

/** All that a document shows: navigation, page, footer. Written at build time, taken up by the browser as it is. */
export function Site({ handle, children }: SiteProps) {
  return (
    <SiteTheme lang={handle.lang}>
      <PageFault instead={(error) => <BrokenPage error={error} />}>
        <HandleContext value={handle}>
          <Frame nav={handle.nav}>{children}</Frame>
        </HandleContext>
      </PageFault>
    </SiteTheme>
  );
}

function Frame({ nav, children }: { nav: PageHandle['nav']; children: ReactNode }) {
  useSectionArrival();
  useFrameLive();

  return (
    <NoticesProvider>
      <SkipLink />
      <SiteHeader nav={nav} />
      <main id={contentId} tabIndex={-1} style={{ outline: 'none' }}>
        <Suspense fallback={null}>
          {children}
          <PageLive />
        </Suspense>
      </main>
      <PaperFoot />
      <FarBelow height={{ phone: 1850, desktop: 895 }}>
        <SiteFooter />
      </FarBelow>
    </NoticesProvider>
  );
}
