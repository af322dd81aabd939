import { styled } from '@mui/material/styles';

/** A wrapper without a box of its own. */
export const Contents = styled('div')({ display: 'contents' });
