import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { gallery as lists } from '@mainstage/content/gallery/gallery';
import type { GalleryGroup as Group } from '@mainstage/content/gallery/types';
import { gallery } from '@mainstage/content/pages/gallery';
import { useHydrated } from '@mainstage/ui/motion/use-hydrated';
import { Tabs } from '@mainstage/ui/tabs/tabs';
import { from } from '@mainstage/ui/theme/tokens';
import { useAddressChoice } from '../../components/page-address/use-address-choice';
import { GalleryGroup } from './gallery-group';

const { copy } = gallery;

const tabIds = copy.tabs.names.map((name) => name.toLowerCase());
const every = 'every';
const roomIds = [every, ...lists.All.map(({ id }) => id)];

/** Number of tiles of a room beside other rooms: one row. */
const inRow = 3;

const Rooms = styled('div')({
  display: 'grid',
  width: '100%',
  gap: 32,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '&[data-several]': { '--row': '22vw' },
  [from.tablet]: {
    '&[data-several]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '36px 28px', '--row': '96px' },
    // One or two pictures are as high as the two rows of the room beside them.
    '&[data-several] ul:not(:has(> :nth-of-type(3))) > li': { gridRow: 'span 2' },
  },
  [from.desktop]: {
    '&[data-several]': { '--row': '160px' },
    '&[data-several] ul > li': { gridRow: 'auto !important' },
  },
});

/** Pictures and films by room, in tabs by kind; one room alone if it is chosen (rule gallery.tabs). */
export function GalleryLists() {
  const hydrated = useHydrated();
  const [tab, chooseTab] = useAddressChoice('tab', tabIds);
  const [room, chooseRoom] = useAddressChoice('room', roomIds);

  const panelOf = (name: keyof typeof lists) => {
    const groups = lists[name];
    const only = groups.find(({ id }) => id === room);
    const shown: readonly Group[] = only ? [only] : groups;
    const alone = shown.length === 1;
    return (
      <Stack spacing={3}>
        {groups.length > 1 && (
          <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', displayPrint: 'none' }}>
            <Typography component="label" htmlFor={`room-${name}`} variant="body2">
              {copy.rooms.label}
            </Typography>
            <NativeSelect
              id={`room-${name}`}
              value={only?.id ?? every}
              input={<OutlinedInput size="small" />}
              onChange={({ target }) => chooseRoom(target.value)}
            >
              <option value={every}>{copy.rooms.every}</option>
              {groups.map(({ id, name: label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </NativeSelect>
          </Stack>
        )}
        <Rooms data-several={alone ? undefined : ''}>
          {shown.map((group) => (
            <GalleryGroup
              key={group.id}
              group={group}
              shown={hydrated && name.toLowerCase() === tab}
              onShowAll={() => chooseRoom(group.id)}
              {...(!alone && { most: inRow })}
            />
          ))}
        </Rooms>
      </Stack>
    );
  };

  return (
    <Tabs
      label={copy.tabs.label}
      kept={[tab, chooseTab]}
      tabs={copy.tabs.names.map((name) => ({ id: name.toLowerCase(), label: name, panel: panelOf(name) }))}
    />
  );
}
