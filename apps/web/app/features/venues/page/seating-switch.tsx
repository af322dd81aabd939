import Typography from '@mui/material/Typography';
import ToggleButton from '@mui/material/ToggleButton';
import { styled } from '@mui/material/styles';
import { venueWords } from '@mainstage/content/shared-pages/venue-words';
import type { SeatingConfiguration } from '@mainstage/content/venues/types';
import type { VenueId } from '@mainstage/venues/facts/ids';
import { NoBreak } from '@mainstage/ui/text/no-break';
import { inFrame, Picture } from '@mainstage/ui/media/picture';
import { colour, displayType, ease, from, motion, size } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { SectionLink } from '../../../components/links/section-link';
import { pictureFrom } from '../../../pictures';
import { FloorPlanOpener } from './floor-plan-opener';
import { frame, PlanButton } from './plan-frame';
import { PlanPicture } from './plan-picture';
import type { Seating } from './use-seating';
import type { VenuePageData } from './venue-page-data';

const { seating: words } = venueWords;

/** Two columns for up to two layouts, then three, four or five (rule venues.pages). */
export function seatingColumns(layouts: number): number {
  return Math.min(Math.max(layouts, 2), 5);
}

const Cards = styled('ul', { shouldForwardProp: (prop) => prop !== 'columns' })<{ columns: number }>(({ columns }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '0 16px',
  margin: '28px 0 20px',
  '& > :last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
  [from.tablet]: {
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    '& > :last-of-type:nth-of-type(odd)': { gridColumn: 'auto' },
  },
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
  '& strong': { ...displayType, fontSize: '1.375rem', letterSpacing: '-0.02em', lineHeight: 1.2 },
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

const Shown = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: 8,
  [from.tablet]: { gap: 16 },
  // The plan of a small room is drawn as large as a phone allows.
  '&[data-plan-first]': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > *': { aspectRatio: '16 / 9' },
    '& > :last-child': { order: -1 },
    [from.tablet]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      '& > :first-of-type': { aspectRatio: '4 / 3', alignSelf: 'start' },
      '& > :last-child': { order: 0 },
    },
  },
});

const Frame = styled('div')(frame);

/** Displayed width of the picture: as large as the plan, or narrower, beside the larger plan of a small room. */
const besideAsLarge = `(min-width: 1024px) ${inFrame('31vw', '4 / 3')}, ${inFrame('46vw', '4 / 3')}`;
const besidePlan = '(min-width: 1024px) min(35vw, 510px), (min-width: 700px) 54vw, 91vw';

interface SeatingSwitchProps {
  id: VenueId;
  /** The use cases that recommend the venue. */
  uses: VenuePageData['uses'];
  meetingRoom: boolean;
  seating: Seating;
  /** In the order of the set-ups; their pictures are shown. */
  configurations: readonly SeatingConfiguration[];
}

/** The set-ups of a venue: a click changes guests, picture and plan together. */
export function SeatingSwitch({ id, uses, meetingRoom, seating, configurations }: SeatingSwitchProps) {
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
      <Shown data-plan-first={meetingRoom || undefined}>
        <Frame>
          {configurations.map(({ name, image }, each) => (
            <div key={name} hidden={each !== index}>
              <Picture picture={pictureFrom(image)} sizes={meetingRoom ? besidePlan : besideAsLarge} ratio="fill" />
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
      </Shown>
      <Typography variant="caption" sx={{ marginTop: 1.25 }}>
        {words.planNote(chosen.peopleDrawn)}
      </Typography>
    </section>
  );
}
