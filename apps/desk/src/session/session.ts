import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { DeskSession, TeamMember } from '@mainstage/contracts/desk/session';
import { callDesk } from '../api/call-desk';
import { codeOf } from '../api/desk-error';
import { queryKeys } from '../api/query-keys';
import { dropDrafts } from '../drafts/draft-store';

/** The signed-in member; null if nobody is signed in. */
export const sessionOptions = queryOptions({
  queryKey: queryKeys.session,
  queryFn: async ({ signal }): Promise<DeskSession | null> => {
    try {
      return await callDesk<DeskSession>('/session', { signal });
    } catch (error) {
      if (codeOf(error) === 'signed_out') return null;
      throw error;
    }
  },
  staleTime: 60_000,
});

export const SessionContext = createContext<DeskSession | null>(null);

/** The current session; every page of the desk but the sign-in page has one. */
export function useSession(): DeskSession {
  const session = use(SessionContext);
  if (!session) throw new Error('This page has no session around it');
  return session;
}

/** The name of a team member, `No owner` for null; the address of a former member. */
export function memberName(team: readonly TeamMember[], email: string | null): string {
  if (email === null) return 'No owner';
  return team.find((member) => member.email === email)?.name ?? email;
}

/** Clears all cached data and drafts, so that the next person at this computer finds nothing. */
export function forgetSession(client: QueryClient): void {
  dropDrafts();
  client.setQueryData(queryKeys.signedOut, true);
  // Observers navigate to the sign-in page.
  client.setQueryData(queryKeys.session, null);
  const kept: readonly unknown[] = [queryKeys.session[0], queryKeys.signedOut[0]];
  client.removeQueries({ predicate: ({ queryKey: [name] }) => !kept.includes(name) });
}
