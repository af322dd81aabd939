import Box from '@mui/material/Box';
import { Fragment, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { VenueId } from '@mainstage/venues/facts/ids';
import { from } from '@mainstage/ui/theme/tokens';
import { ShortlistButton } from '../../../shortlist/shortlist-button';
import { useDayAnswer } from '../../../components/calendar/use-day-answer';
import { planIn, usePlanned } from '../../../components/planned/use-planned';
import { HydratedPart } from '../../../components/loading/hydrated-part';
import { bookTourOf } from '../../../components/venues/venue-links';
import { Decide } from './decide';
import { FigureStrip } from './figure-strip';
import { type PagePart, pageShapes } from './page-shapes';
import { TechnicalBlock } from './technical-block';
import { askedOf, useSeating } from './use-seating';
import { VenueHero } from './venue-hero';
import type { VenuePageData } from './venue-page-data';
import { NextVenues, VenueRelations } from './venue-relations';
import { VenuePictures } from './venue-pictures';
import { VenueRooms } from './venue-rooms';

interface VenueViewProps {
  page: VenuePageData;
  /** Views of a landing page in place of the venue's pictures. */
  views?: ReactNode;
  /** Venues that those link to. */
  alreadyShown?: readonly VenueId[];
}

/** All content about one venue, each fact once, in the order that its kind asks for (rule venues.pages). */
export function VenueView({ page, views, alreadyShown }: VenueViewProps) {
  const { id, kind, venue, figures, setUps, joinedRooms, relations } = page;
  const seating = useSeating(setUps);
  const planned = usePlanned();
  const day = useDayAnswer(planned.date ?? '', planned.guests);
  const asked = askedOf(setUps, planIn(useLocation().search));
  const picture = asked === undefined ? undefined : venue.seatingConfigurations[asked]?.image;
  const parts: Record<PagePart, ReactNode> = {
    rooms: <VenueRooms id={id} joined={joinedRooms} drawing={relations.drawing} />,
    decide: <Decide page={page} seating={seating} planned={planned} day={day} />,
    gallery: views ?? <VenuePictures page={page} />,
    technical: <TechnicalBlock page={page} />,
    building: <VenueRelations relations={relations} alreadyShown={alreadyShown} />,
  };

  return (
    <>
      {/* The figures under the hero are part of the first screen. */}
      <Box sx={{ '--hero-below': '68px', [from.desktop]: { '--hero-below': '96px' } }}>
        <VenueHero venue={venue} tour={bookTourOf(id)} {...(picture && { picture })}>
          <ShortlistButton venue={id} look="word" size="large" />
        </VenueHero>
      </Box>
      <FigureStrip id={id} figures={figures} seating={seating.chosen} planned={planned} answer={day.answer} />
      {pageShapes[kind].parts.map((part) =>
        // The plan changes the day's answer at once, wherever it stands.
        part === 'decide' ? (
          <Fragment key={part}>{parts[part]}</Fragment>
        ) : (
          <HydratedPart key={part}>{parts[part]}</HydratedPart>
        ),
      )}
      <HydratedPart>
        <NextVenues relations={relations} />
      </HydratedPart>
    </>
  );
}
