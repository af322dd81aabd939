import { createTheme } from '@mui/material/styles';
import { buttons } from './buttons';
import { controls } from './controls';
import { panels } from './panels';
import { colour, displayType, font, size } from './tokens';

const display = { ...displayType, textWrap: 'balance' } as const;

/** Material UI in the site's dress. Components of this library read `tokens` and `tones`; forms use Material UI itself. */
export const theme = createTheme({
  palette: {
    mode: 'light',
    primary: { main: colour.signal, contrastText: colour.ink },
    secondary: { main: colour.ink, contrastText: colour.paper },
    error: { main: '#A8210F' },
    text: { primary: colour.ink, secondary: '#56545E' },
    background: { default: colour.paper, paper: colour.paper },
    divider: colour.mist,
  },
  shape: { borderRadius: 3 },
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
  typography: {
    fontFamily: font.text,
    h1: { ...display, fontSize: size.hero, lineHeight: 0.98 },
    h2: { ...display, fontSize: size.title, lineHeight: 1.02 },
    h3: { ...display, fontSize: size.heading, lineHeight: 1.12 },
    h6: { ...display, fontSize: size.heading, lineHeight: 1.12 },
    body1: { fontSize: size.body, lineHeight: 1.6 },
    body2: { fontSize: size.small, lineHeight: 1.55 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: { ...buttons, ...controls, ...panels },
});
