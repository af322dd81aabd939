import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

/** A button that is hidden if no script can handle it. */
export const WithScripts = styled(Button)({ '@media (scripting: none)': { display: 'none' } });
