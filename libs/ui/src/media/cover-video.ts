import { styled } from '@mui/material/styles';

/** A video that covers the still it lies on and fades in over it. */
export const CoverVideo = styled('video')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  transition: 'opacity 280ms ease-out',
});
