import { styleguide } from '@mainstage/content/pages/styleguide';
import { Columns, Span, Stack } from '@mainstage/ui/layout/section';
import { Rise } from '@mainstage/ui/motion/rise';
import { Agenda, LineList, Points, StepList } from '@mainstage/ui/text/lists';
import { Rows } from '@mainstage/ui/text/rows';
import { Small } from '@mainstage/ui/text/text';
import { Voices } from '@mainstage/ui/text/voices';
import { Titled } from '../../components/titled';

const { words, voices } = styleguide.copy;

/** Words in their forms: lists between hairlines, voices. */
export function WordSamples() {
  return (
    <>
      <Titled id="words" title={words.title} tone="white">
        <Rise>
          <Points points={words.points} />
        </Rise>
        <Rise>
          <div style={{ marginTop: 96 }}>
            <StepList steps={words.steps} />
          </div>
        </Rise>
        <Columns style={{ marginTop: 96 }}>
          <Span span={5}>
            <Stack gap={48}>
              <LineList lines={words.lines} />
              <Rows rows={words.rows} />
            </Stack>
          </Span>
          <Span start={7} span={6}>
            <Agenda points={words.agenda} />
          </Span>
        </Columns>
      </Titled>
      <Titled id="voices" title={voices.title} tone="ink">
        <Voices voices={voices.items} />
        <div style={{ marginTop: 56 }}>
          <Small>{voices.note}</Small>
        </div>
      </Titled>
    </>
  );
}
