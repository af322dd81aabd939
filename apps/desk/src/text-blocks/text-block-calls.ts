import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  NewTextBlock,
  TextBlock,
  TextBlockChange,
  TextBlockRestore,
  TextBlockVersion,
} from '@mainstage/contracts/desk/text-blocks';
import { callDesk } from '../api/call-desk';
import { queryKeys } from '../api/query-keys';

export const useTextBlocks = () =>
  useQuery({
    queryKey: queryKeys.textBlocks,
    queryFn: ({ signal }) => callDesk<TextBlock[]>('/text-blocks', { signal }),
  });

export const useTextBlockHistory = (id: string) =>
  useQuery({
    queryKey: queryKeys.textBlockHistory(id),
    queryFn: ({ signal }) => callDesk<TextBlockVersion[]>(`/text-blocks/${id}/history`, { signal }),
  });

/** Changes of text blocks; the list is loaded again after each. */
export function useTextBlockCalls() {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: queryKeys.textBlocks });
  return {
    add: useMutation({
      mutationFn: (body: NewTextBlock) => callDesk<TextBlock>('/text-blocks', { method: 'POST', body }),
      onSettled,
    }),
    change: useMutation({
      mutationFn: ({ id, ...body }: TextBlockChange & { id: string }) =>
        callDesk<TextBlock>(`/text-blocks/${id}`, { method: 'PUT', body }),
      onSettled,
    }),
    restore: useMutation({
      mutationFn: ({ id, ...body }: TextBlockRestore & { id: string }) =>
        callDesk<TextBlock>(`/text-blocks/${id}/restore`, { method: 'POST', body }),
      onSettled,
    }),
    remove: useMutation({
      mutationFn: (id: string) => callDesk(`/text-blocks/${id}`, { method: 'DELETE' }),
      onSettled,
    }),
  };
}
