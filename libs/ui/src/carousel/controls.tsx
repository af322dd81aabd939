import Box from '@mui/material/Box';
import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import { styled } from '@mui/material/styles';
import { size } from '../theme/tokens';
import type { Rotation } from '../motion/use-auto-advance';
import { Bars } from './bars';
import { SquareButton } from './square-button';
import { controlWords as words } from './words';

interface ControlsProps {
  count: number;
  index: number;
  /** Undefined disables the arrow. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onShow: (index: number) => void;
  /** State of auto-advance; adds the pause button. */
  rotation?: Rotation | undefined;
  everyMs?: number | undefined;
  /** Bars, or "2 / 6" for many slides. */
  place?: 'bars' | 'counter';
}

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px 24px',
  // Hidden if no script can handle the buttons.
  '@media (scripting: none), print': { display: 'none' },
});

/** Position on the left; pause and arrows on the right. */
export function Controls(props: ControlsProps) {
  const { count, index, onPrevious, onNext, onShow, rotation, everyMs, place = 'bars' } = props;
  if (count < 2) return null;

  return (
    <Row>
      {place === 'bars' ? (
        <Bars count={count} index={index} onShow={onShow} fillMs={rotation?.running ? everyMs : undefined} />
      ) : (
        <Box component="p" sx={{ fontSize: size.small, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          <span aria-hidden="true">{`${index + 1} / ${count}`}</span>
        </Box>
      )}
      <Box sx={{ display: 'flex', gap: 1 }}>
        {rotation?.rotates && (
          <SquareButton aria-label={rotation.paused ? words.play : words.pause} onClick={rotation.toggle}>
            {rotation.paused ? <PlayArrow fontSize="small" /> : <Pause fontSize="small" />}
          </SquareButton>
        )}
        <SquareButton aria-label={words.previous} disabled={!onPrevious} onClick={onPrevious}>
          <ArrowBack />
        </SquareButton>
        <SquareButton aria-label={words.next} disabled={!onNext} onClick={onNext}>
          <ArrowForward />
        </SquareButton>
      </Box>
    </Row>
  );
}
