import { styled } from '@mui/material/styles';
import { homeBelow } from '@mainstage/content/pages/home-below';
import { Columns, Span } from '@mainstage/ui/layout/section';
import { ProgrammeCard } from './programme-card';
import { Titled } from '../../components/titled';

const { title, webinar, events } = homeBelow.programme;

const Two = styled(Columns)({
  '@media (min-width: 700px) and (max-width: 1023px)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: 24,
    '& picture': { aspectRatio: '4 / 3 !important' },
  },
});

/** What there is to come to without booking: webinar and business events. */
export function HomeProgramme() {
  return (
    <Titled id="programme" title={title}>
      <Two>
        <Span span={7}>
          <ProgrammeCard
            item={webinar}
            to="/webinar/led-wall"
            ratio="16 / 10"
            sizes="(min-width: 1024px) 56vw, (min-width: 700px) 56vw, 92vw"
          />
        </Span>
        <Span start={8} span={5}>
          <ProgrammeCard
            item={events}
            to="/events"
            // As high as the wider one beside it.
            ratio="79 / 70"
            sizes="(min-width: 1024px) 40vw, (min-width: 700px) 60vw, 92vw"
          />
        </Span>
      </Two>
    </Titled>
  );
}
