import styled from '@emotion/styled';
import { arrowKeys } from '../carousel/arrow-keys';
import { Controls, placeIn } from '../carousel/controls';
import { type ControlWords, controlWords } from '../carousel/words';
import { useAutoAdvance } from '../motion/use-auto-advance';
import { Hidden } from '../text/text';
import type { Voice } from '../text/voices';
import { displayType, ease, led, motion, size } from '../theme/tokens';
import { tone } from '../theme/tones';

interface VoiceSliderProps {
  /** What it shows; its name for those who hear it. */
  label: string;
  voices: readonly Voice[];
  /** Milliseconds that each voice stands (spec 9: 5000). */
  everyMs?: number;
  words?: ControlWords;
}

const Frame = styled.section({ position: 'relative', display: 'grid', gap: 40 });

/** All voices lie in one cell, so that the tallest decides and nothing below ever moves. */
const Stage = styled.div({
  display: 'grid',
  '& > *': { gridArea: '1 / 1' },
  '@media (scripting: none)': { display: 'block' },
});

const Item = styled('div', { shouldForwardProp: (prop) => prop !== 'shown' })<{ shown: boolean }>(({ shown }) => ({
  opacity: shown ? 1 : 0,
  visibility: shown ? 'visible' : 'hidden',
  transition: `opacity ${motion.calm} ${ease}, visibility 0s linear ${shown ? '0ms' : motion.calm}`,
  '@media (scripting: none)': { opacity: 1, visibility: 'visible', marginBottom: 48 },
}));

const Figure = styled.figure({ display: 'flex', flexDirection: 'column', gap: 'clamp(24px, 3vw, 40px)' });

const Quote = styled.blockquote({
  ...displayType,
  maxWidth: '19em',
  fontSize: 'clamp(1.75rem, 1.2rem + 2.6vw, 3.75rem)',
  fontWeight: 600,
  lineHeight: 1.08,
  textWrap: 'balance',
});

const Who = styled.figcaption({
  position: 'relative',
  paddingTop: 20,
  fontSize: size.small,
  lineHeight: 1.5,
  color: tone.muted,
  '& strong': { display: 'block', color: tone.text, fontWeight: 600 },
  '&::before': { content: '""', position: 'absolute', left: 0, top: 0, width: 72, height: 2, background: led },
});

/** One voice at a time, large; goes on by itself and can be paused. */
export function VoiceSlider({ label, voices, everyMs = 5000, words = controlWords.en }: VoiceSliderProps) {
  const count = voices.length;
  const { index, show, next, previous, ...rotation } = useAutoAdvance({ count, everyMs });

  return (
    <Frame
      aria-roledescription={words.carousel}
      aria-label={label}
      onKeyDown={arrowKeys(previous, next)}
      {...rotation.hold}
    >
      <Stage>
        {voices.map(({ quote, role, industry }, each) => (
          <Item
            key={quote}
            shown={each === index}
            inert={each !== index}
            role="group"
            aria-roledescription={words.slide}
            aria-label={placeIn(words, each, count)}
          >
            <Figure>
              <Quote>{quote}</Quote>
              <Who>
                <strong>{role}</strong>
                {industry}
              </Who>
            </Figure>
          </Item>
        ))}
      </Stage>
      <Controls
        count={count}
        index={index}
        onPrevious={previous}
        onNext={next}
        onShow={show}
        rotation={rotation}
        everyMs={everyMs}
        words={words}
      />
      <Hidden aria-live={rotation.running ? 'off' : 'polite'}>{placeIn(words, index, count)}</Hidden>
    </Frame>
  );
}
