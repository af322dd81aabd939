/** A component of a calendar file as it is written there, unparsed. */
export interface RawComponent {
  /** `VEVENT`, `VTODO`, in capitals. */
  name: string;
  /** The line on which it begins, from 1. */
  line: number;
  /** Its own content lines, unfolded; those of components within it are left out. */
  lines: string[];
  /** Components within it. */
  within: RawComponent[];
  /** Whether its end is in the file. */
  complete: boolean;
}

const entries = new Set(['VEVENT', 'VTODO', 'VJOURNAL', 'VFREEBUSY', 'VAVAILABILITY', 'VTIMEZONE']);

/**
 * The calendars of a file, of which there may be several. Each component is apart, so that one that cannot be parsed
 * keeps no other from being read.
 */
export function splitCalendar(text: string): RawComponent[] {
  const root: RawComponent = { name: '', line: 0, lines: [], within: [], complete: true };
  const open = [root];
  for (const { line, text: content } of unfold(text)) {
    const [, keyword = '', subject = ''] = /^(BEGIN|END)\s*:\s*([\w-]+)\s*$/i.exec(content) ?? [];
    const name = subject.toUpperCase();
    if (keyword.toUpperCase() === 'BEGIN') {
      // These are never nested: the one before was not ended.
      if (name === 'VCALENDAR') open.length = 1;
      else if (entries.has(name)) while (open.length > 1 && open.at(-1)!.name !== 'VCALENDAR') open.pop();
      const component = { name, line, lines: [], within: [], complete: false };
      open.at(-1)!.within.push(component);
      open.push(component);
    } else if (keyword) {
      const at = open.findLastIndex((component) => component.name === name);
      if (at < 1) continue;
      open[at]!.complete = true;
      open.length = at;
    } else open.at(-1)!.lines.push(content);
  }
  return root.within;
}

/** Content lines with the line on which each begins; a line that begins with white space continues the one before. */
function unfold(text: string): { line: number; text: string }[] {
  const found: { line: number; text: string }[] = [];
  text.split(/\r\n|\r|\n/).forEach((line, index) => {
    if (/^[ \t]/.test(line) && found.length > 0) found.at(-1)!.text += line.slice(1);
    else if (line.trim() !== '') found.push({ line: index + 1, text: line.trimStart() });
  });
  return found;
}

/** The value of a component's property, without its parameters. */
export function valueOf({ lines }: RawComponent, property: string): string | undefined {
  const pattern = new RegExp(`^${property}(?:;[^:]*)?:(.*)$`, 'i');
  for (const line of lines) {
    const value = pattern.exec(line)?.[1]?.trim();
    if (value !== undefined) return value;
  }
  return undefined;
}
