/**
 * Imported by a component test whose subject is hidden or shown by styles: Emotion's rules are added to jsdom's document, which
 * tools/test/emotion-sheet.cjs leaves out in all other specs.
 */
Object.assign(globalThis, { withStyles: true });
