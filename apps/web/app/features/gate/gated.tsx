import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { GatePage } from '@mainstage/contracts/gates/gate';
import { GateCard } from './gate-card';
import { closedGate, gateSession } from '../../api/gates/gate-session';
import { useArrivalBehindGate } from './use-arrival-behind-gate';

/** Minimum milliseconds between two checks of the token. */
const askAgainAfter = 30_000;

/** Keeps the footer below the screen until the script that shows the content is loaded. */
const Room = styled('div')({ '&:empty': { minHeight: '100svh' } });

interface GatedProps<Content extends object> {
  page: GatePage;
  /** Renders the content; its type is that of the page in libs/contracts. */
  children: (content: Content) => ReactNode;
}

/**
 * A page behind its gate: the gate until the server has sent the content, then the content. The built file contains the
 * gate only. Moving to another chapter or back to the tab checks the token again, so a changed password closes an open
 * page too.
 */
export function Gated<Content extends object>({ page, children }: GatedProps<Content>) {
  const session = gateSession(page);
  const state = useSyncExternalStore(session.subscribe, session.read, () => closedGate);
  const { pathname } = useLocation();
  const lastCheckAt = useRef(0);

  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'hidden' || Date.now() - lastCheckAt.current < askAgainAfter) return;
      if (lastCheckAt.current > 0) void session.load();
      lastCheckAt.current = Date.now();
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => document.removeEventListener('visibilitychange', ask);
  }, [session, pathname]);
  useArrivalBehindGate(state.at === 'open');

  return state.at === 'open' ? (
    <Room>{children(state.content as Content)}</Room>
  ) : (
    <GateCard page={page} session={session} state={state} />
  );
}
