import { styled } from '@mui/material/styles';

/** An element around a part of a page that has no box of its own. */
export const Contents = styled('div')({ display: 'contents' });
