import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { codeOf } from './desk-error';
import { queryKeys } from './query-keys';

/** Milliseconds between two looks at the server: what others change arrives so where no hint does. */
export const pollMs = 30_000;

/** The cache of server state. Whoever is signed out is so on every page. */
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
      // A change that was made without a network would be carried out later, from a version that is no longer true.
      mutations: { networkMode: 'always' },
    },
  });
  return client;
}
