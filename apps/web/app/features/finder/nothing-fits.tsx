import { Button } from '@mainstage/ui/button/button';
import { venueFinder } from '@mainstage/content/shared-pages/venue-finder';
import { relaxations } from '@mainstage/finder/find';
import type { Query } from '@mainstage/finder/query';
import { Actions, Stack } from '@mainstage/ui/layout/section';
import { Lead } from '@mainstage/ui/text/text';
import { LinkButton } from '../../components/link-button';
import type { Finder } from './use-finder';

const { empty } = venueFinder.copy;

/** Ways on where no place meets every wish: the wishes that can be dropped, and somebody to ask. */
export function NothingFits({ query, ask }: { query: Query } & Pick<Finder, 'ask'>) {
  return (
    <Stack>
      <Lead>{empty.text}</Lead>
      <Actions>
        {relaxations(query).map(({ field, count }) => (
          <Button key={field} variant="outlined" onClick={() => ask(field, '')}>
            {empty.drop[field]}: {count}
          </Button>
        ))}
        <LinkButton to="/contact" variant="text">
          {empty.ask}
        </LinkButton>
      </Actions>
    </Stack>
  );
}
