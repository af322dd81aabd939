import { CacheProvider } from '@emotion/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router-dom';
import { makeStyleCache } from './style-cache';
import { stopKeepingClicks } from './shell/early-click';

stopKeepingClicks();
startTransition(() => {
  hydrateRoot(
    document,
    <CacheProvider value={makeStyleCache()}>
      <HydratedRouter />
    </CacheProvider>,
  );
});
