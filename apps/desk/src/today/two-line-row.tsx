import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import Box from '@mui/material/Box';
import ListItemButton from '@mui/material/ListItemButton';
import { Link } from 'react-router-dom';

interface TwoLineRowProps {
  /** Without it the row is no link. */
  to?: string;
  first: string;
  second: string;
  due: string;
  late?: boolean;
}

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export function TwoLineRow({ to, first, second, due, late = false }: TwoLineRowProps) {
  const words = (
    <>
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Box sx={{ ...oneLine, fontWeight: 500 }}>{first}</Box>
        <Box sx={{ ...oneLine, typography: 'body2', color: 'text.secondary' }}>{second}</Box>
      </Box>
      <Box
        sx={{
          typography: 'body2',
          whiteSpace: 'nowrap',
          color: late ? 'error.main' : 'text.primary',
          fontWeight: late ? 600 : 400,
        }}
      >
        {late && <ErrorOutlined aria-hidden sx={{ fontSize: '1.125em', verticalAlign: 'text-bottom', mr: 0.5 }} />}
        {late ? `${due}, overdue` : due}
      </Box>
    </>
  );
  const layout = {
    minHeight: 72,
    px: 2,
    gap: 2,
    display: 'flex',
    alignItems: 'center',
    borderBottom: 1,
    borderColor: 'divider',
    '@media print': { minHeight: 0, py: 1, breakInside: 'avoid', '& *': { whiteSpace: 'normal !important' } },
  };
  return to ? (
    <ListItemButton component={Link} to={to} sx={layout} data-row>
      {words}
    </ListItemButton>
  ) : (
    <Box sx={layout}>{words}</Box>
  );
}
