import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { sessionOptions, SessionContext } from '../session/session';
import { BottomBar } from './bottom-bar';
import { DeskShortcuts } from './desk-shortcuts';
import { NavigationRail } from './navigation-rail';
import { OfflineBar } from './offline-bar';
import { SkipLink } from './skip-link';
import { LoadError, LoadingRows } from './states';
import { useLiveChanges } from './use-live-changes';

/** Around every page but that of signing in: navigation, the session, and what other people change. */
export function DeskLayout() {
  const { data: session, error, refetch } = useQuery({ ...sessionOptions, refetchInterval: 60_000 });
  const { pathname, search } = useLocation();
  if (session === null) return <Navigate to="/sign-in" replace state={{ next: pathname + search }} />;
  if (!session)
    return (
      <Box component="main" sx={{ p: 3, maxWidth: 640, mx: 'auto' }}>
        {error ? <LoadError error={error} onRetry={() => void refetch()} /> : <LoadingRows />}
      </Box>
    );
  return (
    <SessionContext value={session}>
      <SignedInFrame />
    </SessionContext>
  );
}

function SignedInFrame() {
  const live = useLiveChanges();
  return (
    <>
      <SkipLink />
      <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
        <NavigationRail />
        <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', pb: { xs: '64px', md: 0 } }}>
          <OfflineBar live={live} />
          <Box component="main" id="content" tabIndex={-1} sx={{ flex: 1, minWidth: 0, outline: 'none' }}>
            <Outlet />
          </Box>
        </Box>
      </Box>
      <BottomBar />
      <DeskShortcuts />
    </>
  );
}
