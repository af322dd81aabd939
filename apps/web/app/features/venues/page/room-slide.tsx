import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { landingWords } from '@mainstage/content/pages/landing-words';
import { venueWords } from '@mainstage/content/shared-pages/venue-words';
import { Picture } from '@mainstage/ui/media/picture';
import { from, radius } from '@mainstage/ui/theme/tokens';
import { Rows } from '@mainstage/ui/text/rows';
import { VisuallyHidden } from '@mainstage/ui/text/visually-hidden';
import { pictureFrom } from '../../../pictures';
import { bookTourOf, dataSheetOf, viewAllRoundOf } from '../../../components/venues/venue-links';
import type { DialogOpener } from '../../../components/loading/use-lazy-dialog';
import { showsBuilding } from './film-title';
import { FloorPlanOpener } from './floor-plan-opener';
import type { RoomData } from './stage-landing-data';
import { SectionLink } from '../../../components/links/section-link';
import { NextSteps } from './next-steps';

const { rooms: words } = landingWords;

/** Styles its plain children: a stage has a slide for each of its rooms, all of them in the first HTML. */
const Slide = styled('article')(({ theme: { typography } }) => ({
  display: 'grid',
  gap: 28,
  alignItems: 'start',
  '& picture': { borderRadius: radius },
  [from.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: 'clamp(32px, 4vw, 64px)' },
  '& > div': { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 16 },
  '& > div > h3': typography.h3,
  '& [data-highlight]': typography.kicker,
  '& [data-description]': typography.prose,
  '& [data-tools]': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 24px' },
  '& [data-facts]': { width: '100%' },
}));

interface RoomSlideProps {
  room: RoomData;
  open: boolean;
  onToggle: () => void;
  film: DialogOpener;
  /** Hidden from keys and screen readers, as all slides but one. */
  away: boolean;
}

/** One room of Discover Our Spaces: picture, facts, details on request (rule venues.landings), and the next steps. */
export function RoomSlide({ room, open, onToggle, film, away }: RoomSlideProps) {
  const { id, name, image, description, highlight, videoUrl, venue, hasView } = room;
  const facts = `room-${id}`;
  const of = <VisuallyHidden>{` ${words.of} ${name}`}</VisuallyHidden>;

  return (
    <Slide aria-label={name} inert={away}>
      <Picture picture={pictureFrom(image)} sizes="(min-width: 1024px) 54vw, 92vw" ratio="16 / 10" />
      <div>
        <p data-highlight="">{highlight}</p>
        <h3>{name}</h3>
        <p data-description="">{description}</p>
        <div data-tools="">
          <Button variant="outlined" aria-expanded={open} aria-controls={open ? facts : undefined} onClick={onToggle}>
            <span>{open ? words.hide : words.show}</span>
            {of}
          </Button>
          {videoUrl && (
            <Button variant="text" {...film}>
              {showsBuilding(videoUrl) ? venueWords.film.house : words.watch}
              {!showsBuilding(videoUrl) && of}
            </Button>
          )}
        </div>
        {open && (
          <div id={facts} data-facts="">
            <Rows
              termWidth="11rem"
              rows={[
                { term: words.area, detail: room.area },
                { term: words.capacity, detail: room.guests },
                { term: words.equipment, detail: room.equipment.join(', ') },
              ]}
            />
          </div>
        )}
        <NextSteps>
          <FloorPlanOpener venue={venue} {...(id !== venue && { spot: id })}>
            {(opener) => (
              <button type="button" {...opener}>
                {words.plan}
                {of}
              </button>
            )}
          </FloorPlanOpener>
          {hasView ? (
            <SectionLink to={viewAllRoundOf(venue)}>
              {words.matterport}
              {of}
            </SectionLink>
          ) : (
            <button type="button" disabled>
              {words.matterport}: {venueWords.details.noView}
            </button>
          )}
          <a href={dataSheetOf(venue, id === venue ? undefined : `room-${id}`)}>
            {words.technical}
            {of}
          </a>
          <SectionLink to={bookTourOf(venue)}>
            {words.consult}
            {of}
          </SectionLink>
        </NextSteps>
      </div>
    </Slide>
  );
}
