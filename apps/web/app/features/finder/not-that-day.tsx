import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Link } from '../../components/links/page-link';
import { calendarWords } from '@mainstage/content/calendar/words';
import { from } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import type { DayMatch } from './on-day';

const words = calendarWords.finder;

const Block = styled('div')({ marginTop: 'clamp(3.5rem, 6vw, 6rem)' });
const List = styled('ul')({
  marginTop: 20,
  '& > li': {
    display: 'grid',
    gap: '2px 24px',
    padding: '14px 0',
    borderTop: `1px solid ${tone.line}`,
    [from.tablet]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
  },
  '& a': { fontWeight: 600, textUnderlineOffset: 6 },
  '& p::first-letter': { textTransform: 'uppercase' },
});

/** Places that fit but are not available on the day, each with the reason and alternatives. */
export function NotThatDay({ matches }: { matches: readonly DayMatch[] }) {
  if (matches.length === 0) return null;
  return (
    <Block>
      <Typography variant="h3">{words.notThen}</Typography>
      <Typography variant="caption">{words.notThenText}</Typography>
      <List>
        {matches.map(({ match: { place }, verdict }) => (
          <li key={place.id}>
            <Link to={place.at}>{place.name}</Link>
            <p>{verdict.words}</p>
          </li>
        ))}
      </List>
    </Block>
  );
}
