/** In built pages around and in place of what was chosen before, which only the served page's address knows. */
export const chosenMarks = {
  /** What is shown where anything was chosen; nginx, which serves pages without a choice, hides it. */
  all: { begin: '{{chosen-begin}}', end: '{{chosen-end}}' },
  /** Once for each choice. */
  line: { begin: '{{chosen-line-begin}}', end: '{{chosen-line-end}}' },
  /** Where a venue and a day were chosen. */
  note: { begin: '{{chosen-note-begin}}', end: '{{chosen-note-end}}' },
  text: '{{chosen-text}}',
  /** The page's address without this choice. */
  without: '{{chosen-without}}',
} as const;
