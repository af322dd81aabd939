import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { ComponentProps, ReactNode } from 'react';
import { type CellState, cellStyles } from './cell-styles';

const Cell = styled('td')(({ theme }) => ({
  padding: 2,
  height: 44,
  verticalAlign: 'top',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  borderLeft: `1px solid ${theme.vars.palette.divider}`,
}));

interface GridCellProps extends Pick<ComponentProps<'button'>, 'id' | 'tabIndex' | 'onKeyDown' | 'onFocus'> {
  state: CellState;
  /** Full accessible name, including row and column. */
  label: string;
  span?: number;
  compact?: boolean;
  onPress: () => void;
  children?: ReactNode;
}

export function GridCell({ state, label, span, compact = false, onPress, children, ...keys }: GridCellProps) {
  return (
    <Cell colSpan={span} role="gridcell">
      <ButtonBase
        {...keys}
        aria-label={label}
        onClick={onPress}
        sx={[
          {
            width: '100%',
            height: '100%',
            minHeight: 38,
            px: compact ? 0 : 0.75,
            py: 0.25,
            borderRadius: 0.5,
            display: 'block',
            textAlign: compact ? 'center' : 'left',
            font: 'inherit',
            overflow: 'hidden',
            '&:hover, &.Mui-focusVisible': { outline: '2px solid', outlineColor: 'text.primary', outlineOffset: -2 },
          },
          cellStyles[state],
        ]}
      >
        {children}
      </ButtonBase>
    </Cell>
  );
}
