import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { verdictOf } from '@mainstage/calendar/states/verdict';
import { calendarWords } from '@mainstage/content/calendar/words';
import { buildingFloors } from '@mainstage/content/venues/floors';
import { venues } from '@mainstage/content/venues/venues';
import type { Availability } from '@mainstage/contracts/availability';
import type { Hire } from '@mainstage/contracts/day-parts';
import { Section } from '@mainstage/ui/layout/section';
import { from, size } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { longDay } from './days';
import { PhoneFold } from '../phone/phone-fold';
import { FloorOnDay } from './floor-on-day';
import { Legend } from './legend';

const words = calendarWords.house;
const eventFloors = [6, 5, 4] as const;

const Floors = styled('div')({
  display: 'grid',
  gap: 56,
  marginTop: 16,
  [from.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 32 },
});
const Rooms = styled('ul')({
  marginTop: 16,
  fontSize: size.small,
  '& > li': { display: 'grid', gridTemplateColumns: '1fr', padding: '8px 0', borderTop: `1px solid ${tone.line}` },
  '& b': { fontWeight: 600 },
  '& span::first-letter': { textTransform: 'uppercase' },
});

/** One day on all event floors, each as a plan coloured by state and as text. */
export function BuildingDay({ answer, date, hire }: { answer: Availability; date: string; hire: Hire }) {
  return (
    <Section tone="white" aria-labelledby="house-day" id="house-day-section" data-screen="">
      <Typography variant="h2" id="house-day">
        {words.title}
      </Typography>
      <Typography variant="prose" sx={{ marginTop: 2 }}>
        {`${longDay(date)}, ${calendarWords.hires[hire].toLowerCase()}. ${words.text}`}
      </Typography>
      <PhoneFold label={words.show}>
        <Legend />
        <Floors>
          {eventFloors.map((floor) => (
            <div key={floor}>
              <Typography variant="h3">{buildingFloors[floor].name}</Typography>
              <Typography variant="caption" sx={{ marginBottom: 1.5 }}>
                Floor {floor}
              </Typography>
              <FloorOnDay floor={floor} answer={answer} date={date} hire={hire} />
              <Rooms aria-label={`${words.rooms}: ${buildingFloors[floor].name}`}>
                {buildingFloors[floor].venues.map((venue) => (
                  <li key={venue}>
                    <b>{venues[venue].name}</b>
                    <span>{verdictOf(answer, [venue], date, hire).words}</span>
                  </li>
                ))}
              </Rooms>
            </div>
          ))}
        </Floors>
      </PhoneFold>
    </Section>
  );
}
