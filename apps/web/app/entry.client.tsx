import { CacheProvider } from '@emotion/react';
import { type ComponentType, lazy, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { builtSite } from '@mainstage/ui/motion/built-site';
import { attempts } from './components/attempts';
import { DocumentRouter } from './document/document-router';
import { followSectionLinks } from './document/section-clicks';
import { wake } from './document/wake';
import { noteVisitSource } from './forms/submission/note-visit-source';
import type { PageHandle, PageModule } from './page-handle';
import { Site } from './site';
import { makeStyleCache } from './style-cache';

type Load = () => Promise<PageModule>;

/**
 * Takes the built page up: from here on its frame answers, and the page with it or with the first sign of a hand. Called by the
 * page's own script (`start-script.ts`).
 * @param page its module, or what loads it
 */
export function takeUp(handle: PageHandle, page: PageModule | Load): void {
  noteVisitSource(new URL(window.location.href), document.referrer);
  followSectionLinks();
  const { within } = handle;
  const isHere = (path: string) => within !== undefined && (path === within || path.startsWith(`${within}/`));
  const Page = typeof page === 'function' ? onceAwake(page, handle) : page.default;
  startTransition(() => {
    hydrateRoot(
      document.getElementById(builtSite)!,
      <CacheProvider value={makeStyleCache()}>
        <DocumentRouter isHere={isHere}>
          <Site handle={handle}>
            <Page />
          </Site>
        </DocumentRouter>
      </CacheProvider>,
    );
  });
}

/** A page whose script does not come stays as it was built: it is read, its links lead on, its forms go out without scripts. */
function onceAwake(load: Load, { wakes }: PageHandle): ComponentType {
  return lazy(async () => {
    await wake(typeof wakes === 'object' ? wakes.where : undefined);
    return attempts(load).catch(() => new Promise<never>(() => undefined));
  });
}
