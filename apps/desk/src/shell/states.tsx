import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { errorText } from '../api/error-text';

/** Placeholder while a page's first answer is loading. */
export function LoadingRows({ rows = 6, height = 72 }: { rows?: number; height?: number }) {
  return (
    <Box role="status" aria-label="Loading">
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} variant="rectangular" height={height - 8} sx={{ mb: 1, borderRadius: 1 }} />
      ))}
    </Box>
  );
}

/** Replaces content that could not be loaded, with a retry button. */
export function LoadError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {errorText(error)}
    </Alert>
  );
}

/** Explains an empty list, with possible actions. */
export function EmptyState({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center', textAlign: 'center', py: 6, px: 2 }}>
      <Typography color="textSecondary">{text}</Typography>
      {children}
    </Stack>
  );
}
