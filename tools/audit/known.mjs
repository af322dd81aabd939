/** False or accepted findings of the validators, each with its reason. */
const known = [
  { from: 'nu', rule: /“@starting-style”|CSS: /, why: 'its CSS is older than the rule; browsers that know it use it' },
  {
    from: 'nu',
    rule: /“aria-value(min|max)” attribute must not/,
    why: 'Material UI’s Slider says its range in both attributes, and both say the same',
  },
  {
    from: 'nu',
    rule: /“aria-hidden”/,
    extract: /^[^]*<(?:noscript|link)/,
    why: 'an open dialog hides all that is beside it, elements that show nothing too',
  },
  { from: 'ibm', rule: /^aria_content_in_landmark$/, extract: /href="#content"/, why: 'the way past the navigation' },
  {
    from: 'ibm',
    rule: /^element_tabbable_role_valid$/,
    extract: /role="group"/,
    why: 'a carousel, or a table that is wider than a phone: arrow keys need the focus',
  },
  {
    from: 'ibm',
    rule: /^label_name_visible$/,
    extract: /name="date"/,
    why: 'a word of the sentence stands before it: "on"',
  },
  {
    from: 'ibm',
    rule: /^aria_accessiblename_exists$/,
    extract: /^<th scope="col"/,
    why: 'its words are for screen readers',
  },
  {
    from: 'ibm',
    rule: /^table_caption_empty$/,
    extract: /^<caption>/,
    why: 'so are a calendar’s: it stands below its own heading',
  },
  {
    from: 'ibm',
    rule: /^fieldset_legend_valid$/,
    extract: /^<fieldset/,
    why: 'its legend too is for screen readers',
  },
  {
    from: 'ibm',
    rule: /^label_name_visible$/,
    extract: /aria-haspopup="dialog"/,
    why: 'a drawing opens: the words in it are no label',
  },
];

/** @param {import('./validators.mjs').Finding} finding */
export const explained = ({ from, rule, extract }) =>
  known.some((each) => each.from === from && each.rule.test(rule) && (each.extract?.test(extract) ?? true));
