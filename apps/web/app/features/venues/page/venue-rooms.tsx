import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { venueWords } from '@mainstage/content/shared-pages/venue-words';
import type { VenueId } from '@mainstage/venues/facts/ids';
import { CardFacts, PictureCard } from '@mainstage/ui/layout/picture-card';
import { Picture } from '@mainstage/ui/media/picture';
import { from } from '@mainstage/ui/theme/tokens';
import { Link } from '../../../components/links/page-link';
import { pictureFrom } from '../../../pictures';
import { Band } from './band';
import { FloorPlanOpener } from './floor-plan-opener';
import { PlanButton } from './plan-frame';
import { PlanPicture } from './plan-picture';
import type { RelationsData } from './relations-data';
import type { RoomEntry, RoomsData } from './rooms-data';
import { WhereInBuilding } from './where-in-building';

const { rooms: words } = venueWords;

/** The rooms, beside the building on a desktop; on a phone their list is enough. */
const Two = styled('div')({
  display: 'grid',
  gap: 40,
  marginTop: 28,
  [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 340px' },
  '& > :last-child': { display: 'none', [from.desktop]: { display: 'block' } },
});

const List = styled('ul')({
  display: 'grid',
  alignContent: 'start',
  gap: '28px 32px',
  // Two or three halls are rows as high as the building beside them.
  '&:not([data-few])': {
    [from.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))' },
  },
  '&[data-few="3"] article': { [from.tablet]: { gridTemplateColumns: '1fr 3fr' } },
});

/** The picture is beside its text: the room is one of several. Styles its plain children. */
const Card = styled(PictureCard)(({ theme: { typography } }) => ({
  display: 'grid',
  gridTemplateColumns: '2fr 3fr',
  alignItems: 'start',
  gap: 16,
  '& ul': { paddingTop: 8 },
  '& > :first-of-type': { display: 'grid', gap: 8, '& button': { aspectRatio: '2 / 1' } },
  '& > :last-of-type': { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 6 },
  '& h3': typography.h3,
  '& p': typography.prose,
}));

interface VenueRoomsProps {
  id: VenueId;
  joined: RoomsData;
  drawing: RelationsData['drawing'];
}

/** Rooms that are hired together, where they are, their pictures and facts; those without a page with their plan. */
export function VenueRooms({ id, joined, drawing }: VenueRoomsProps) {
  const { title, rooms } = joined;
  return (
    <Band tone="mist" aria-labelledby="places">
      <Typography variant="h2" id="places">
        {title}
      </Typography>
      <Two>
        <div>
          <List data-few={rooms.length > 3 ? undefined : rooms.length}>
            {rooms.map((room) => (
              <li key={room.id} id={room.id}>
                <RoomCard floor={id} room={room} count={rooms.length} />
              </li>
            ))}
          </List>
          {joined.with.venues.length > 0 && (
            <Typography sx={{ marginTop: 4 }}>
              {joined.with.label}{' '}
              {joined.with.venues.map(({ venue, name }, each) => (
                <span key={venue}>
                  {each > 0 && ', '}
                  <Link to={`/venues/${venue}`}>{name}</Link>
                </span>
              ))}
            </Typography>
          )}
        </div>
        <div>
          <WhereInBuilding {...drawing} />
        </div>
      </Two>
    </Band>
  );
}

/** Displayed width of a room's picture among so many, as a part of the window. */
const onDesktop = (count: number) => (count === 2 ? 27 : count === 3 ? 16 : 13);
const sizesAmong = (count: number) =>
  `(min-width: 1024px) ${onDesktop(count)}vw, (min-width: 700px) ${count === 2 ? 36 : 23}vw, 37vw`;

function RoomCard({
  floor,
  room: { id, name, description, image, facts, venue, plan },
  count,
}: {
  floor: VenueId;
  room: RoomEntry;
  count: number;
}) {
  return (
    <Card aria-label={name}>
      <div>
        <Picture picture={pictureFrom(image)} sizes={sizesAmong(count)} ratio="16 / 10" />
        {plan && (
          <FloorPlanOpener venue={floor} spot={id}>
            {(opener) => (
              <PlanButton aria-label={words.plan(name)} {...opener}>
                <PlanPicture plan={plan} />
              </PlanButton>
            )}
          </FloorPlanOpener>
        )}
      </div>
      <div>
        <h3>{venue ? <Link to={`/venues/${venue}`}>{name}</Link> : name}</h3>
        <p>{description}</p>
        <CardFacts facts={facts} />
      </div>
    </Card>
  );
}
