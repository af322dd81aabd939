import { CacheProvider } from '@emotion/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router-dom';
import { noteVisitSource } from './forms/submission/note-visit-source';
import { makeStyleCache } from './style-cache';
import { stopKeepingClicks } from './shell/early-click';

stopKeepingClicks();
noteVisitSource(new URL(window.location.href), document.referrer);
startTransition(() => {
  hydrateRoot(
    document,
    <CacheProvider value={makeStyleCache()}>
      <HydratedRouter />
    </CacheProvider>,
  );
});
