import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';

/** Words for those who hear the page. */
export const VisuallyHidden = styled('span')(visuallyHidden);
