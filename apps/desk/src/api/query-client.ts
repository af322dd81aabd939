import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { codeOf } from './desk-error';
import { queryKeys } from './query-keys';

/** Polling interval in milliseconds: changes are loaded then if no hint arrived. */
export const pollMs = 30_000;

/** The cache of server state. An expired session signs out every page. */
export function createDeskQueryClient(): QueryClient {
  const onError = (error: unknown) => {
    if (codeOf(error) === 'signed_out') client.setQueryData(queryKeys.session, null);
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 5_000,
        retry: (failures, error) => failures < 2 && ['network', 'unavailable'].includes(codeOf(error)),
      },
      // A change made offline would be sent later, from an outdated version.
      mutations: { networkMode: 'always' },
    },
  });
  return client;
}
