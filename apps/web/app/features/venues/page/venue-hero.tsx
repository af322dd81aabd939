import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Button from '@mui/material/Button';
import { type ReactNode } from 'react';
import { Link as RouterLink } from '../../../components/links/page-link';
import { venueWords } from '@mainstage/content/shared-pages/venue-words';
import type { PictureRef } from '@mainstage/content/site/page-content';
import type { Venue } from '@mainstage/content/venues/types';
import { Hero } from '@mainstage/ui/layout/hero';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { filmOf, showsBuilding } from './film-title';
import { useLazyDialog } from '../../../components/loading/use-lazy-dialog';
import { lazyPart } from '../../../components/loading/lazy-part';
import { HeroPicture } from '../../../components/pictures/hero-picture';
import { useFilm } from '../../../components/pictures/use-film';
import { ButtonLink } from '../../../components/links/button-link';

const VideoUploadDialog = lazyPart(async () => (await import('../video-upload/video-upload-dialog')).VideoUploadDialog);

interface VenueHeroProps {
  venue: Venue;
  /** The layout that the visitor asked for; by default the venue's own picture. */
  picture?: PictureRef;
  /** Target of Book a Tour. */
  tour: string;
  children?: ReactNode;
}

/** The full-screen opening of a venue: floor, description and actions (rule venues.pages). */
export function VenueHero({ venue, picture, tour, children }: VenueHeroProps) {
  const { name, category, description, heroImage, videoUrl } = venue;
  const film = useFilm(filmOf({ ...venue, image: heroImage }));
  const upload = useLazyDialog(VideoUploadDialog);
  const building = videoUrl !== undefined && showsBuilding(videoUrl);

  return (
    <Hero
      background={<HeroPicture picture={picture ?? heroImage} priority />}
      head={
        <>
          <Breadcrumbs aria-label={venueWords.breadcrumb}>
            <Link component={RouterLink} to="/">
              {venueWords.home}
            </Link>
            <Link component={RouterLink} to="/venues">
              {venueWords.venues}
            </Link>
            <span aria-current="page">{name}</span>
          </Breadcrumbs>
          <Typography variant="kicker">{category}</Typography>
          <Typography variant="h1" id="page-title" data-long={name.length > 20}>
            {name}
          </Typography>
        </>
      }
    >
      <Typography variant="lead">{description}</Typography>
      <Stack direction="row">
        <ButtonLink to={tour} size="large">
          {venueWords.book}
        </ButtonLink>
        {videoUrl && (
          <Button
            variant="outlined"
            size="large"
            aria-describedby={building ? 'film-note' : undefined}
            {...film.opener}
          >
            {venueWords.watch}
          </Button>
        )}
        {children}
        <Button variant="text" {...upload.opener}>
          {venueWords.manage}
        </Button>
        {building && (
          <Typography variant="caption" id="film-note">
            {venueWords.film.note}
          </Typography>
        )}
      </Stack>
      {film.dialog}
      {upload.wasOpened && <VideoUploadDialog {...upload.dialog} />}
    </Hero>
  );
}
