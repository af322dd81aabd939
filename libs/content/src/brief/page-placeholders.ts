/** Placeholders in prerendered pages for the brief, which only the URL of the request holds. */
export const briefPlaceholders = {
  /** Shown if anything was chosen; nginx serves pages without choices and removes it. */
  all: { begin: '{{chosen-begin}}', end: '{{chosen-end}}' },
  /** Once for each choice. */
  line: { begin: '{{chosen-line-begin}}', end: '{{chosen-line-end}}' },
  /** Shown if a venue and a day were chosen. */
  note: { begin: '{{chosen-note-begin}}', end: '{{chosen-note-end}}' },
  text: '{{chosen-text}}',
  /** URL of the page without this choice. */
  without: '{{chosen-without}}',
} as const;
