import Box from '@mui/material/Box';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { queryKeys } from '../api/query-keys';
import { serverNow } from '../api/server-time';
import { countInOtherTabs } from '../drafts/draft-counts';
import { countDrafts } from '../drafts/draft-store';
import { useDraftCounts } from '../drafts/use-draft-counts';
import { ConfirmProvider } from '../session/confirm';
import { SessionContext, sessionOptions, useSession } from '../session/session';
import { sessionEndOf, warnMs } from '../session/session-end';
import { SessionEndDialog } from '../session/session-end-dialog';
import { SignOutDialog } from '../session/sign-out-dialog';
import { useSignOut } from '../session/use-sign-out';
import { bottomBarHeight } from '../theme/desk-theme';
import { BottomBar } from './bottom-bar';
import { DeskShortcuts } from './desk-shortcuts';
import { NavigationRail } from './navigation-rail';
import { OfflineBar } from './offline-bar';
import { SkipLink } from './skip-link';
import { LoadError, LoadingRows } from './states';
import { useLiveChanges } from './use-live-changes';

/** Layout of every page but the sign-in page: navigation, session, and live changes. */
export function DeskLayout() {
  const client = useQueryClient();
  const {
    data: session,
    error,
    refetch,
  } = useQuery({
    ...sessionOptions,
    // More often near its end, because another tab may extend it.
    refetchInterval: ({ state: { data } }) =>
      data && sessionEndOf(data).at - serverNow() < 2 * warnMs ? 10_000 : 60_000,
    refetchIntervalInBackground: true,
  });
  const [wasSignedIn, setWasSignedIn] = useState(false);
  const { pathname, search } = useLocation();
  if (session && !wasSignedIn) setWasSignedIn(true);
  if (session === null) {
    const ended = wasSignedIn && !client.getQueryData(queryKeys.signedOut);
    return <Navigate to="/sign-in" replace state={{ next: pathname + search, ended }} />;
  }
  if (!session)
    return (
      <Box component="main" sx={{ p: 3, maxWidth: 640, mx: 'auto' }}>
        {error ? <LoadError error={error} onRetry={() => void refetch()} /> : <LoadingRows />}
      </Box>
    );
  return (
    <SessionContext value={session}>
      <ConfirmProvider>{session.passkeyMissing ? <PasskeyMissing /> : <SignedInFrame />}</ConfirmProvider>
    </SessionContext>
  );
}

const PasskeyMissingPage = lazy(async () => ({
  default: (await import('../settings/passkey-missing-page')).PasskeyMissingPage,
}));

function PasskeyMissing() {
  return (
    <Suspense fallback={<LoadingRows />}>
      <PasskeyMissingPage />
    </Suspense>
  );
}

const onScreenOnly = { display: 'contents', displayPrint: 'none' } as const;

function SignedInFrame() {
  const live = useLiveChanges();
  const { member } = useSession();
  const signOut = useSignOut();
  useDraftCounts(member.email);
  const [drafts, setDrafts] = useState({ here: 0, elsewhere: 0 });
  const leave = () => {
    const found = { here: countDrafts(member.email), elsewhere: countInOtherTabs(member.email) };
    if (found.here + found.elsewhere > 0) setDrafts(found);
    else signOut.mutate();
  };
  return (
    <>
      <SkipLink />
      <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
        <Box sx={onScreenOnly}>
          <NavigationRail onSignOut={leave} />
        </Box>
        <Box
          sx={{
            flex: 1,
            minWidth: 0,
            display: 'flex',
            flexDirection: 'column',
            pb: { xs: `${bottomBarHeight + 8}px`, md: 0 },
          }}
        >
          <Box sx={onScreenOnly}>
            <OfflineBar live={live} />
          </Box>
          <Box component="main" id="content" tabIndex={-1} sx={{ flex: 1, minWidth: 0, outline: 'none' }}>
            <Outlet />
          </Box>
        </Box>
      </Box>
      <Box sx={onScreenOnly}>
        <BottomBar onSignOut={leave} />
      </Box>
      <DeskShortcuts />
      <SessionEndDialog onSignOut={leave} />
      {drafts.here + drafts.elsewhere > 0 && (
        <SignOutDialog drafts={drafts} signOut={signOut} onClose={() => setDrafts({ here: 0, elsewhere: 0 })} />
      )}
    </>
  );
}
