/**
 * Replaces `@emotion/sheet` in component tests: no rule is added to the document. jsdom would match every rule with
 * every element to compute accessible names, which took most of the time. A spec that tests styles sets
 * `globalThis.withStyles`.
 */
const { join } = require('node:path');

// By its file, because its name is mapped to this module.
const { StyleSheet: EmotionSheet } = require(
  join(__dirname, '../../node_modules/@emotion/sheet/dist/emotion-sheet.cjs.js'),
);

exports.StyleSheet = class StyleSheet extends EmotionSheet {
  insert(rule) {
    if (globalThis.withStyles) super.insert(rule);
  }
};
