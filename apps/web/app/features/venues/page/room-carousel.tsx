import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { landingWords } from '@mainstage/content/pages/landing-words';
import type { skylineRoomFilters } from '@mainstage/content/venues/carousels/skyline';
import type { StageFamily } from '@mainstage/content/venues/types';
import { Carousel } from '@mainstage/ui/carousel/carousel';
import { useHydrated } from '@mainstage/ui/motion/use-hydrated';
import { ChoiceRow } from './choice-row';
import { filmOf } from './film-title';
import { RoomSlide } from './room-slide';
import type { RoomData } from './stage-landing-data';
import { useFilm } from '../../../components/pictures/use-film';

const { rooms: words } = landingWords;

interface RoomCarouselProps {
  lead: string;
  items: readonly RoomData[];
  filters?: typeof skylineRoomFilters;
}

/**
 * Discover Our Spaces (rule venues.landings): rooms by name, endless arrows and bars; a new filter starts at the first
 * room.
 */
export function RoomCarousel({ lead, items, filters }: RoomCarouselProps) {
  const hydrated = useHydrated();
  const [search, setSearch] = useSearchParams();
  const [open, setOpen] = useState(false);
  const [film, setFilm] = useState<RoomData>();
  const watching = useFilm(film && filmOf(film));
  const requested = (name: string) => search.get(name);
  const category = filters?.find((each) => each.category === requested('stage'))?.category ?? null;
  const rooms = items.filter((room) => category === null || room.category === category);
  const [moved, setMoved] = useState<{ category: StageFamily | null; to: number }>();
  const named = Math.max(
    rooms.findIndex(({ id }) => id === requested('room')),
    0,
  );
  // The address changes a moment later than the slides.
  const shown = moved?.category === category ? moved.to : named;

  /** A filter is an entry of the history; a room is not, else Back would go through every slide. */
  function show(stage: StageFamily | null, room?: string): void {
    setSearch(
      (params) => {
        for (const [name, value] of Object.entries({ stage, room }))
          if (value) params.set(name, value);
          else params.delete(name);
        return params;
      },
      { preventScrollReset: true, replace: stage === category },
    );
  }
  const setShown = (each: number) => {
    if (each === shown) return;
    setMoved({ category, to: each });
    show(category, each === 0 ? undefined : rooms[each]?.id);
  };

  return (
    <section id="spaces" aria-label={words.title}>
      <Typography variant="lead" sx={{ marginBottom: 3 }}>
        {lead}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5, margin: '0 0 24px' }}>
        {filters && (
          <ChoiceRow
            label={words.filters}
            look="buttons"
            choices={filters.map((each) => ({
              label: each.label,
              chosen: each.category === category,
              choose: () => {
                setMoved(undefined);
                show(each.category);
              },
            }))}
          />
        )}
        <ChoiceRow
          label={words.picker}
          look="words"
          choices={rooms.map((room, each) => ({
            label: room.name,
            chosen: each === shown,
            choose: () => setShown(each),
          }))}
        />
      </Box>
      <Carousel key={category ?? 'all'} label={words.slides} shown={shown} onShow={setShown}>
        {rooms.map((room, each) => (
          <RoomSlide
            key={room.id}
            room={room}
            open={open}
            onToggle={() => setOpen(!open)}
            film={{
              ...watching.opener,
              onClick: () => {
                setFilm(room);
                watching.show();
              },
            }}
            away={hydrated && each !== shown}
          />
        ))}
      </Carousel>
      {watching.dialog}
    </section>
  );
}
