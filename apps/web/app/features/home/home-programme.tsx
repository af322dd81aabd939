import styled from '@emotion/styled';
import { homeBelow } from '@mainstage/content/pages/home-below';
import { Columns, Span } from '@mainstage/ui/layout/section';
import { from } from '@mainstage/ui/theme/tokens';
import { ProgrammeCard } from './programme-card';
import { Titled } from '../../components/titled';

const { title, webinar, events } = homeBelow.programme;

const Lower = styled(Span)({ [from.desktop]: { paddingTop: 128 } });

/** What there is to come to without booking: webinar and business events. */
export function HomeProgramme() {
  return (
    <Titled id="programme" title={title}>
      <Columns>
        <Span span={7}>
          <ProgrammeCard item={webinar} to="/webinar/led-wall" ratio="16 / 10" sizes="(min-width: 1024px) 56vw, 92vw" />
        </Span>
        <Lower start={8} span={5}>
          <ProgrammeCard item={events} to="/events" ratio="4 / 5" sizes="(min-width: 1024px) 40vw, 92vw" />
        </Lower>
      </Columns>
    </Titled>
  );
}
