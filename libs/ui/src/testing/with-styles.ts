/**
 * Imported by a component test that depends on styles: adds Emotion's rules to jsdom's document, which
 * tools/test/emotion-sheet.cjs omits in all other specs.
 */
Object.assign(globalThis, { withStyles: true });
