import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { sectionBegins } from '@mainstage/ui/theme/tokens';

/** A titled part of the offer's page, and the target of a link to it. */
export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Box
      component="section"
      sx={{ maxWidth: 800, paddingBlock: 'clamp(24px, 3.5vw, 48px)', scrollMarginTop: sectionBegins }}
      id={id}
      aria-labelledby={`${id}-title`}
    >
      <Stack
        spacing={2.5}
        sx={{ alignItems: 'flex-start', '& > *': { maxWidth: '100%' }, '& > form': { width: '100%' } }}
      >
        <Typography variant="h3" component="h2" id={`${id}-title`}>
          {title}
        </Typography>
        {children}
      </Stack>
    </Box>
  );
}

/** A list of sentences. */
export const Bullets = styled('ul')({
  margin: 0,
  paddingLeft: '1.2em',
  listStyle: 'disc',
  '& li': { paddingBlock: 4 },
});
