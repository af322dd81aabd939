import { Fragment } from 'react';
import type { VisitorText } from './visitor-text';

/** Renders typed text, each line isolated from the text around it (bidi). */
export function VisitorTextView({ text }: { text: VisitorText }) {
  return text.lines.map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      <bdi style={{ unicodeBidi: 'isolate', whiteSpace: 'pre-wrap' }}>{line}</bdi>
    </Fragment>
  ));
}
