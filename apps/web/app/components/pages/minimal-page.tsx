import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { PictureRef } from '@mainstage/content/site/page-content';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Section } from '@mainstage/ui/layout/section';
import { Split } from '@mainstage/ui/layout/split';
import { pictureFrom } from '../../pictures';

/** Keeps the footer below the viewport, so that text that is loaded later moves nothing visible. */
const Tall = styled(Section)({ '@media screen and (max-width: 699px)': { minHeight: '100svh' } });

interface MinimalPageProps {
  kicker: string;
  title: string;
  picture: PictureRef;
  children: ReactNode;
}

/** A page with one message or action, and a picture beside it. */
export function MinimalPage({ kicker, title, picture, children }: MinimalPageProps) {
  return (
    <Tall bleed aria-labelledby="page-title">
      <Box sx={{ pt: 11 }}>
        <Split side="right" picture={pictureFrom(picture)} priority>
          <Typography variant="kicker">{kicker}</Typography>
          <Typography key={title} variant="h2" component="h1" id="page-title">
            {title}
          </Typography>
          {children}
        </Split>
      </Box>
    </Tall>
  );
}
