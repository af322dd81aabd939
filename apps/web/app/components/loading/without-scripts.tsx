import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

/** A button that nothing would answer where no script runs: it is not shown there. */
export const WithScripts = styled(Button)({ '@media (scripting: none)': { display: 'none' } });
