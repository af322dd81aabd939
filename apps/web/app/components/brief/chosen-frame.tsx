import styled from '@emotion/styled';
import { calendarWords } from '@mainstage/content/calendar/words';
import { Hidden } from '@mainstage/ui/text/text';
import { tone } from '@mainstage/ui/theme/tones';

export const ChosenFrame = styled.section({ paddingBlock: 16, borderBlock: `1px solid ${tone.line}` });

export const ChosenLines = styled.ul({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 16, minHeight: 48 },
});

/** Takes that line out; whoever does not see the line hears which. */
export function Remove({ text }: { text: string }) {
  return (
    <>
      {calendarWords.form.removeLine}
      <Hidden> {text}</Hidden>
    </>
  );
}
