import type {} from '@mui/material/themeCssVarsAugmentation';
import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles';
import { baseline } from './baseline';
import { buttons } from './buttons';
import { content } from './content';
import { controls } from './controls';
import { layout } from './layout';
import { navigation } from './navigation';
import { palette } from './palette';
import { panels } from './panels';
import { typography } from './typography';

/*
 * The site's theme for Material UI, derived from `tokens.ts`. What pages write:
 *
 * Typography   `h1` a page's title in or like a hero · `h2` a section's title, and the quiet title of a page that is read or filled in
 *              (`component="h1"`) · `h3` a heading in a section · `lead` the sentence or two after a heading · `prose` a paragraph in the
 *              muted colour, at most 36 em wide · `body1`, `body2` text as it is, and smaller · `caption` captions and notes, small and
 *              muted · `kicker` a few words over a heading · `figure` a number as hero.
 * Colours      `text.primary`, `text.secondary`, `divider`, `accent.main` (signal as text), `error.main`, `outline` (borders of what is
 *              pressed or filled in), `background.default`, `background.field`; each follows the tone of the surface around it
 *              (`surface()` in `tones.ts`, the `tone` of a `Section`).
 * Breakpoints  `sm` 700 px (tablet) · `md` 1024 px (desktop: twelve columns) · `lg` 1200 px (wide).
 * Spacing      8 px a step: columns are 3 apart, things one under the other mostly 3.
 * Button       `contained` (as it is), `outlined`, `text`; sizes `medium` and `large`. A link: `component={Link} to`, or `href`.
 * Stack        things one under the other, 3 apart unless `spacing` says otherwise; `direction="row"` for buttons, which wraps.
 * Grid         twelve columns; `size={{ xs: 12, md: 7 }}` and `offset` for a place in them. Two parts side by side are `TwoColumns`.
 * Container    the page's measure; no `maxWidth` is asked for.
 * Accordion    between hairlines, readable without scripts. Tabs on a hairline, scrolling sideways on a phone.
 * Dialog       `maxWidth` `sm` 600, `md` 900, `lg` 1200 px; fills a phone's screen.
 *
 * Components are imported by path (`import Button from '@mui/material/Button'`), so that a spec loads no more than it uses.
 * Ripple, elevation and upper case are off for good, motion ends where less of it is asked for.
 */
const options: ThemeOptions = {
  palette,
  typography,
  shape: { borderRadius: 3 },
  breakpoints: { values: { xs: 0, sm: 700, md: 1024, lg: 1200, xl: 1536 } },
  motion: { reducedMotion: 'system' },
  components: { ...baseline, ...buttons, ...content, ...controls, ...layout, ...navigation, ...panels },
};

/**
 * German texts of the Material UI components in use. Its `deDE` contains those of all, and creates a number format at
 * import: a sixth of the script time of a page until hydration.
 */
const german: ThemeOptions = {
  components: {
    MuiAlert: { defaultProps: { closeText: 'Schließen' } },
    MuiBreadcrumbs: { defaultProps: { expandText: 'Pfad anzeigen' } },
  },
};

const made = new Map<string, Theme>();

/**
 * The theme of a page, with Material UI's texts in the page's language.
 * @param lang language of the page: `en` or `de`
 */
export function themeFor(lang: string): Theme {
  const theme =
    made.get(lang) ?? withoutFallbacks(createTheme({ cssVariables: true, ...options }, lang === 'de' ? german : {}));
  made.set(lang, theme);
  return theme;
}

/** Styles name CSS variables alone, without the value of each beside it: the page defines them all. */
function withoutFallbacks(theme: Theme): Theme {
  const own = { ...theme, vars: theme.generateThemeVars() };
  return { ...own, spacing: own.generateSpacing() };
}
