import { font } from '@mainstage/ui/theme/tokens';

/** The desk loads the whole typefaces by their packages' names, the site a part of them. */
const whole = (family: string) => family.replace(/"(Instrument Sans|Bricolage Grotesque)"/, '"$1 Variable"');

export const families = { text: whole(font.text), display: whole(font.display) } as const;
