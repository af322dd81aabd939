import { Fragment } from 'react';
import type { VisitorText } from './visitor-text';

/** Typed text as text: each line isolated from the text around it. */
export function VisitorTextView({ text }: { text: VisitorText }) {
  return text.lines.map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      <bdi style={{ unicodeBidi: 'isolate', whiteSpace: 'pre-wrap' }}>{line}</bdi>
    </Fragment>
  ));
}
