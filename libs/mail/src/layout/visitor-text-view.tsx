import { Fragment } from 'react';
import { linkBreak, type VisitorText } from './visitor-text';

/** Typed text as text: each line isolated from what stands beside it, link breaks left out of a selection. */
export function VisitorTextView({ text }: { text: VisitorText }) {
  return text.lines.map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      <bdi style={{ unicodeBidi: 'isolate', whiteSpace: 'pre-wrap' }}>
        {line.split(linkBreak).map((piece, position) => (
          <Fragment key={position}>
            {position > 0 && <i className="break">{linkBreak}</i>}
            {piece}
          </Fragment>
        ))}
      </bdi>
    </Fragment>
  ));
}
