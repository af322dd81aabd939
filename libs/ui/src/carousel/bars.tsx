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
  /** Milliseconds until the next one, while it moves automatically: the bar fills with light in that time. */
  fillMs?: number | undefined;
}

/** 28 by 28 px to hit, 2 px to see. */
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

/** A gradient over the whole width shows only its beginning while the bar is short: light that comes on. */
const Light = styled('span', { shouldForwardProp: (prop) => prop !== 'fillMs' })<{ fillMs: number | undefined }>(
  ({ fillMs }) => ({
    '&&': { top: 12, height: 4, background: led },
    transformOrigin: 'left',
    animation: fillMs ? `${fill} ${fillMs}ms linear` : undefined,
  }),
);

/** One bar for each, the shown one alight; in place of dots. */
export function Bars({ count, index, onShow, fillMs }: BarsProps) {
  return (
    <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap' }}>
      {Array.from({ length: count }, (_, each) => (
        <li key={each}>
          <Bar
            // Ten and more are closer, so that they keep to one row on a phone.
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
