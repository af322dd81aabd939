import { useSearchParams } from 'react-router-dom';
import { usePageQuery } from './use-page-query';

/**
 * One of several, kept in the address: Back goes to the one before, and a link shows what its sender saw.
 * @param known ids, the first of them chosen where the address names none of them
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
        // The address itself: another choice may have changed it before this page is rendered with it.
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
