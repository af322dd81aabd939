import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { keyframes } from '@emotion/react';
import { led } from '../theme/tokens';
import { tone } from '../theme/tones';
import { placeText } from './words';

interface BarsProps {
  count: number;
  index: number;
  onShow: (index: number) => void;
  /** Milliseconds until the next slide, during auto-advance: the bar fills in that time. */
  fillMs?: number | undefined;
}

/** A touch target of 28 by 28 px, of which 2 px are visible. */
const Bar = styled(ButtonBase)({
  display: 'block',
  height: 28,
  '&::before, & > span': {
    content: '""',
    position: 'absolute',
    insetInline: 3,
    top: 13,
    height: 2,
    backgroundColor: tone.border,
  },
  '&:hover::before': { backgroundColor: tone.text },
});

const fill = keyframes({ from: { transform: 'scaleX(0)' } });

/** The gradient has full width, so a short bar shows only its beginning. */
const Light = styled('span', { shouldForwardProp: (prop) => prop !== 'fillMs' })<{ fillMs: number | undefined }>(
  ({ fillMs }) => ({
    '&&': { top: 12, height: 4, background: led },
    transformOrigin: 'left',
    animation: fillMs ? `${fill} ${fillMs}ms linear` : undefined,
  }),
);

/** One bar for each slide in place of dots, the current one highlighted. */
export function Bars({ count, index, onShow, fillMs }: BarsProps) {
  return (
    <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap' }}>
      {Array.from({ length: count }, (_, each) => (
        <li key={each}>
          <Bar
            // Ten or more are narrower, to fit one row on a phone.
            sx={{ width: count < 10 ? 34 : 28 }}
            aria-label={`Show ${placeText(each, count)}`}
            aria-current={each === index ? 'true' : undefined}
            onClick={() => onShow(each)}
          >
            {each === index && <Light fillMs={fillMs} />}
          </Bar>
        </li>
      ))}
    </Box>
  );
}
