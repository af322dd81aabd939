import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { VenueId } from '@mainstage/venues/facts/ids';
import { from } from '@mainstage/ui/theme/tokens';
import { ShortlistButton } from '../../../shortlist/shortlist-button';
import { useDayAnswer } from '../../../components/calendar/use-day-answer';
import { planIn, usePlanned } from '../../../components/planned/use-planned';
import { HydratedPart } from '../../../components/loading/hydrated-part';
import { bookTourOf } from '../../../components/venues/venue-links';
import { Decide } from './decide';
import { FloorPlaces } from './floor-places';
import { FigureStrip } from './figure-strip';
import { TechnicalBlock } from './technical-block';
import { askedOf, useSeating } from './use-seating';
import { VenueHero } from './venue-hero';
import type { VenuePageData } from './venue-page-data';
import { VenueRelations } from './venue-relations';
import { VenuePictures } from './venue-pictures';

interface VenueViewProps {
  page: VenuePageData;
  /** Views of a landing page in place of the venue's pictures. */
  views?: ReactNode;
  /** Venues that those link to. */
  alreadyShown?: readonly VenueId[];
}

/** All content about one venue, each fact once (rule venues.pages). */
export function VenueView({ page, views, alreadyShown }: VenueViewProps) {
  const { id, venue, uses, meetingRoom, figures, setUps, places, relations } = page;
  const seating = useSeating(setUps);
  const planned = usePlanned();
  const day = useDayAnswer(planned.date ?? '', planned.guests);
  const asked = askedOf(setUps, planIn(useLocation().search));
  const picture = asked === undefined ? undefined : venue.seatingConfigurations[asked]?.image;

  return (
    <>
      {/* The figures under the hero are part of the first screen. */}
      <Box sx={{ '--hero-below': '68px', [from.desktop]: { '--hero-below': '96px' } }}>
        <VenueHero venue={venue} tour={bookTourOf(id)} {...(picture && { picture })}>
          <ShortlistButton venue={id} look="word" size="large" />
        </VenueHero>
      </Box>
      <FigureStrip id={id} figures={figures} seating={seating.chosen} planned={planned} answer={day.answer} />
      <Decide
        id={id}
        uses={uses}
        meetingRoom={meetingRoom}
        seating={seating}
        configurations={venue.seatingConfigurations}
        planned={planned}
        day={day}
      />
      <HydratedPart>{views ?? <VenuePictures page={page} />}</HydratedPart>
      <HydratedPart>
        <FloorPlaces floor={id} places={places} />
        <TechnicalBlock page={page} />
      </HydratedPart>
      <HydratedPart>
        <VenueRelations relations={relations} alreadyShown={alreadyShown} />
      </HydratedPart>
    </>
  );
}
