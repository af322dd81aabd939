import { useSearchParams } from 'react-router-dom';
import { usePageQuery } from './use-page-query';

/**
 * A choice that is stored in the address: Back returns to the earlier one, and a shared link shows the same.
 * @param known ids; the first is the default
 */
export function useAddressChoice<Id extends string>(
  name: string,
  known: readonly Id[],
): readonly [chosen: Id, choose: (id: string) => void] {
  const [, setSearch] = useSearchParams();
  const requested = new URLSearchParams(usePageQuery()).get(name);
  const chosen = known.find((id) => id === requested) ?? known[0]!;
  const choose = (id: string) => {
    if (id === chosen) return;
    setSearch(
      () => {
        // Read from the window: another choice may have changed the address before this render.
        const params = new URLSearchParams(window.location.search);
        if (id === known[0]) params.delete(name);
        else params.set(name, id);
        return params;
      },
      { preventScrollReset: true },
    );
  };
  return [chosen, choose];
}
