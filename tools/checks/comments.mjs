import ts from 'typescript';

/** Every comment of a parsed source file, in no particular order. */
export function commentsOf(source) {
  const ranges = new Map();
  const visit = (node) => {
    for (const at of [
      ts.getLeadingCommentRanges(source.text, node.pos),
      ts.getTrailingCommentRanges(source.text, node.end),
    ])
      for (const { pos, end } of at ?? []) ranges.set(pos, source.text.slice(pos, end));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...ranges.values()];
}
