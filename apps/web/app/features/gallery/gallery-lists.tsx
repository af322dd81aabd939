import { gallery as lists } from '@mainstage/content/gallery/gallery';
import { gallery } from '@mainstage/content/pages/gallery';
import { Tabs } from '@mainstage/ui/tabs/tabs';
import { useHydrated } from '@mainstage/ui/motion/use-hydrated';
import { useAddressChoice } from '../../components/page-address/use-address-choice';
import { GalleryGrid } from './gallery-grid';

const { copy } = gallery;

const tabIds = copy.tabs.names.map((name) => name.toLowerCase());

/** Pictures and films by category, each category in a tab of its own. */
export function GalleryLists() {
  const live = useHydrated();
  const [tab, choose] = useAddressChoice('tab', tabIds);
  return (
    <Tabs
      label={copy.tabs.label}
      kept={[tab, choose]}
      tabs={copy.tabs.names.map((name) => ({
        id: name.toLowerCase(),
        label: name,
        panel: (
          <GalleryGrid label={name} items={lists[name]} copy={copy.list} shown={live && name.toLowerCase() === tab} />
        ),
      }))}
    />
  );
}
