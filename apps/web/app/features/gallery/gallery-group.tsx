import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { GalleryGroup as Group } from '@mainstage/content/gallery/types';
import { gallery } from '@mainstage/content/pages/gallery';
import { Link } from '../../components/links/page-link';
import { GalleryGrid } from './gallery-grid';

const { list } = gallery.copy;

interface GalleryGroupProps {
  group: Group;
  shown: boolean;
  /** Maximum number of tiles beside other rooms; all of them if only this room is shown. */
  most?: number;
  onShowAll: () => void;
}

/** A room by its name, with its first pictures or all of them. */
export function GalleryGroup({ group, shown, most, onShowAll }: GalleryGroupProps) {
  const { name, venue, items } = group;
  return (
    <section aria-label={name}>
      {/* Reserves the button's height, so that pictures in one row begin at the same height. */}
      <Stack direction="row" spacing={2} sx={{ justifyContent: 'space-between', minHeight: 48, mb: 1 }}>
        <Typography variant="body1" component="h2" sx={{ fontWeight: 600 }}>
          {venue ? <Link to={`/venues/${venue}`}>{name}</Link> : name}
        </Typography>
        {most !== undefined && items.length > most && (
          <Button variant="text" size="small" onClick={onShowAll}>
            {list.all(items.length, items[0]?.kind === 'video' ? 'films' : 'pictures')}
          </Button>
        )}
      </Stack>
      <GalleryGrid label={name} items={items} copy={list} shown={shown} {...(most !== undefined && { most })} />
    </section>
  );
}
