import { styled } from '@mui/material/styles';
import type { PlanPictureData } from './plan-picture-data';

const Sheet = styled('img')({ display: 'block', width: '100%', height: '100%', objectFit: 'contain' });

/** A floor plan that fills its frame. */
export function PlanPicture({ plan }: { plan: PlanPictureData }) {
  return <Sheet {...plan} fetchPriority="low" decoding="async" />;
}
