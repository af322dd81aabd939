export interface RawComponent {
  name: string;
  /** Line number, from 1. */
  line: number;
  /** Its own content lines, unfolded; nested components are left out. */
  lines: string[];
  within: RawComponent[];
  complete: boolean;
}

const entries = new Set(['VEVENT', 'VTODO', 'VJOURNAL', 'VFREEBUSY', 'VAVAILABILITY', 'VTIMEZONE']);

/**
 * Splits a file, which may contain several calendars, into components, so that a broken component does not prevent the
 * others from being read.
 */
export function splitCalendar(text: string): RawComponent[] {
  const root: RawComponent = { name: '', line: 0, lines: [], within: [], complete: true };
  const open = [root];
  for (const { line, text: content } of unfold(text)) {
    const [, keyword = '', subject = ''] = /^(BEGIN|END)\s*:\s*([\w-]+)\s*$/i.exec(content) ?? [];
    const name = subject.toUpperCase();
    if (keyword.toUpperCase() === 'BEGIN') {
      // Calendars are never nested: the END of the one before is missing.
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

/** Content lines with their line numbers; a line that begins with white space continues the one before. */
function unfold(text: string): { line: number; text: string }[] {
  const found: { line: number; text: string }[] = [];
  text.split(/\r\n|\r|\n/).forEach((line, index) => {
    if (/^[ \t]/.test(line) && found.length > 0) found.at(-1)!.text += line.slice(1);
    else if (line.trim() !== '') found.push({ line: index + 1, text: line.trimStart() });
  });
  return found;
}

export function valueOf({ lines }: RawComponent, property: string): string | undefined {
  const pattern = new RegExp(`^${property}(?:;[^:]*)?:(.*)$`, 'i');
  for (const line of lines) {
    const value = pattern.exec(line)?.[1]?.trim();
    if (value !== undefined) return value;
  }
  return undefined;
}
