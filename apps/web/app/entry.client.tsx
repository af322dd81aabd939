import { CacheProvider } from '@emotion/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router-dom';
import { noteVisitSource } from './forms/submission/note-visit-source';
import { keepDocument } from './shell/keep-page';
import { makeReference, reportBrokenPage } from './shell/report-broken-page';
import { createStyleCache } from './style-cache';

noteVisitSource(new URL(window.location.href), document.referrer);
// The development server reloads a page that it cannot update.
if (import.meta.env.PROD) keepDocument();

startTransition(() => {
  hydrateRoot(
    document,
    <CacheProvider value={createStyleCache()}>
      <HydratedRouter />
    </CacheProvider>,
    // React discarded a part of the served HTML and rendered it again. Otherwise this would not be reported.
    { onRecoverableError: (error) => void reportBrokenPage(makeReference(), error) },
  );
});
