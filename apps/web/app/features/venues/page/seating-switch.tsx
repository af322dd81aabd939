import Typography from '@mui/material/Typography';
import ToggleButton from '@mui/material/ToggleButton';
import { styled } from '@mui/material/styles';
import { venueWords } from '@mainstage/content/shared-pages/venue-words';
import { NoBreak } from '@mainstage/ui/text/no-break';
import { inFrame, Picture } from '@mainstage/ui/media/picture';
import { colour, displayType, ease, from, motion, size } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { Link } from '../../../components/links/page-link';
import { SectionLink } from '../../../components/links/section-link';
import { pictureFrom } from '../../../pictures';
import { FloorPlanOpener } from './floor-plan-opener';
import { type PageShape, pageShapes } from './page-shapes';
import { frame, PlanButton } from './plan-frame';
import { PlanPicture } from './plan-picture';
import type { Seating } from './use-seating';
import type { VenuePageData } from './venue-page-data';

const { seating: words } = venueWords;

/** Two columns for up to two layouts, then three, four or five (rule venues.pages). */
export function seatingColumns(layouts: number): number {
  return Math.min(Math.max(layouts, 2), 5);
}

/** Layouts, picture and plan; which of them is large depends on the kind of venue. */
const Switch = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '16px 8px',
  marginTop: 20,
  '& > ul': { gridColumn: '1 / -1' },
  [from.tablet]: { columnGap: 16 },
  // A hall is recognised by its picture.
  '&[data-large="picture"]': {
    [from.tablet]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr)', '& > :last-child': { aspectRatio: 'auto' } },
  },
  // The plan of a small room is drawn as large as a phone allows.
  '&[data-large="plan"]': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > :not(ul)': { aspectRatio: '16 / 9' },
    '& > :last-child': { order: -1 },
    '& > ul': { order: -2 },
    [from.tablet]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      '& > :not(ul):not(:last-child)': { aspectRatio: '4 / 3', alignSelf: 'start' },
      '& > ul, & > :last-child': { order: 0 },
    },
  },
  // Two halls above each other: the layouts and the picture are beside their plan.
  '&[data-large="tall-plan"]': {
    [from.tablet]: {
      gridTemplateRows: 'auto 1fr',
      '& > ul': { gridColumn: 1 },
      '& > :not(ul):not(:last-child)': { alignSelf: 'start' },
      '& > :last-child': { gridColumn: 2, gridRow: '1 / 3', aspectRatio: 'auto', minHeight: 540 },
      '& > :last-child > img': { position: 'absolute', inset: 0, padding: 'inherit' },
    },
  },
});

const Cards = styled('ul', { shouldForwardProp: (prop) => prop !== 'columns' })<{ columns: number }>(({ columns }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '0 16px',
  '& > :last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
  [from.tablet]: {
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    '& > :last-of-type:nth-of-type(odd)': { gridColumn: 'auto' },
    '[data-large="tall-plan"] > &': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      '& > :last-of-type:nth-of-type(odd)': { gridColumn: 'auto' },
    },
  },
  // On paper the day stands beside them.
  '@media print': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

/** The chosen one has an accent line; the others a hairline. */
const SetUp = styled(ToggleButton)({
  justifyContent: 'flex-start',
  position: 'relative',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 4,
  width: '100%',
  height: '100%',
  minHeight: 48,
  padding: '14px 0 18px',
  border: 0,
  borderTop: `1px solid ${tone.line}`,
  borderRadius: 0,
  color: tone.muted,
  fontSize: size.small,
  lineHeight: 1.45,
  textAlign: 'left',
  fontWeight: 400,
  '& strong': { ...displayType, fontSize: size.name, letterSpacing: '-0.02em', lineHeight: 1.2 },
  '& b': { fontWeight: 600 },
  // Name and number decide; the picture shows the layout.
  '& > span:not(.MuiTouchRipple-root)': { display: 'none', [from.tablet]: { display: 'inline' } },
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '-2px 0 auto',
    height: 3,
    background: colour.signal,
    opacity: 0,
    transition: `opacity ${motion.quick} ${ease}`,
  },
  '&&, &&:hover, &&.Mui-selected': { backgroundColor: 'transparent' },
  '&&:hover, &&.Mui-selected': { color: tone.text },
  '&.Mui-selected::before': { opacity: 1 },
});

const Uses = styled('p')({
  marginTop: 12,
  '& a': { fontWeight: 600, textDecorationThickness: 1, textUnderlineOffset: 5 },
  '& a:hover': { color: tone.accent },
});

const Frame = styled('div')(frame);

/** Displayed width of the picture. */
const pictureSizes: Readonly<Record<PageShape['seating'], string>> = {
  picture: `(min-width: 1024px) ${inFrame('37vw', '4 / 3')}, (min-width: 700px) ${inFrame('57vw', '4 / 3')}, ${inFrame('46vw', '4 / 3')}`,
  plan: '(min-width: 1024px) min(35vw, 510px), (min-width: 700px) 54vw, 91vw',
  'tall-plan': `(min-width: 1024px) ${inFrame('31vw', '4 / 3')}, ${inFrame('46vw', '4 / 3')}`,
};

interface SeatingSwitchProps {
  page: VenuePageData;
  seating: Seating;
}

/** The set-ups of a venue: a click changes guests, picture and plan together. */
export function SeatingSwitch({ page: { id, kind, uses, beside, venue }, seating }: SeatingSwitchProps) {
  const { seating: large } = pageShapes[kind];
  const { setUps, index, chosen, choose } = seating;
  const columns = seatingColumns(setUps.length);
  return (
    <section aria-labelledby="seating">
      <Typography variant="h2" id="seating">
        {words.title}
      </Typography>
      {uses.length > 0 && (
        <Uses>
          {words.madeFor}{' '}
          {uses.map((use, each) => (
            <span key={use.id}>
              {each > 0 && ', '}
              <SectionLink to={`/use-cases#${use.id}`}>{use.name}</SectionLink>
            </span>
          ))}
        </Uses>
      )}
      {beside && (
        <Uses>
          {words.beside} <Link to={`/venues/${beside.id}`}>{beside.name}</Link>
        </Uses>
      )}
      <Switch data-large={large}>
        <Cards columns={columns} data-columns={columns}>
          {setUps.map((setUp, each) => (
            <li key={setUp.caption}>
              <SetUp value={each} selected={each === index} onChange={() => choose(each)}>
                <strong>
                  <NoBreak text={setUp.name} />
                </strong>
                <b>{setUp.guestsText}</b>
                <span>{setUp.description}</span>
              </SetUp>
            </li>
          ))}
        </Cards>
        <Frame>
          {venue.seatingConfigurations.map(({ name, image }, each) => (
            <div key={name} hidden={each !== index}>
              <Picture picture={pictureFrom(image)} sizes={pictureSizes[large]} ratio="fill" />
            </div>
          ))}
        </Frame>
        <FloorPlanOpener venue={id} setUp={chosen.caption}>
          {(opener) => (
            <PlanButton aria-label={words.open} {...opener}>
              <PlanPicture plan={chosen.plan} />
            </PlanButton>
          )}
        </FloorPlanOpener>
      </Switch>
      <Typography variant="caption" data-screen="" sx={{ marginTop: 1.25 }}>
        {words.planNote(chosen.peopleDrawn)}
      </Typography>
    </section>
  );
}
