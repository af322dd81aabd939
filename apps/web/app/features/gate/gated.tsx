import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { GatePage } from '@mainstage/contracts/gates/gate';
import { GateCard } from './gate-card';
import { closedGate, gateSession } from '../../api/gates/gate-session';
import { useArrivalBehindGate } from './use-arrival-behind-gate';

/** The server is asked again whether the token fits, at most this often, in milliseconds. */
const askAgainAfter = 30_000;

/** Until the script that shows the content is here, the foot of the page stays below the screen. */
const Room = styled('div')({ '&:empty': { minHeight: '100svh' } });

interface GatedProps<Content extends object> {
  page: GatePage;
  /** Shows what the server gave; its shape is the page's own type of libs/contracts. */
  children: (content: Content) => ReactNode;
}

/**
 * A page behind its gate: the gate until the server has given the content, the content then. The prerendered file holds
 * the gate alone. Going to another chapter or back to the tab asks the server again, so a changed password closes an
 * open page too.
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
