import type { CSSProperties } from 'react';
import type { Fact, FactValue } from './blocks';
import { colours, font, hairline, text } from './design';
import { PhoneLink } from './phone-link';
import { VisitorText } from './visitor-text';
import { VisitorTextView } from './visitor-text-view';

const cell: CSSProperties = { padding: '12px 0', borderBottom: hairline, verticalAlign: 'top' };

export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <table
      className="line"
      border={0}
      cellPadding={0}
      cellSpacing={0}
      width="100%"
      style={{ width: '100%', margin: '4px 0 28px', borderTop: hairline }}
    >
      <tbody>
        {facts.map(({ label, value }) => (
          <tr key={label}>
            <th
              scope="row"
              align="left"
              className="label quiet line"
              style={{
                ...cell,
                width: '176px',
                font: `400 15px/24px ${font.text}`,
                color: colours.quiet,
                textAlign: 'left',
              }}
            >
              {label}
            </th>
            <td className="value text line" style={{ ...text, ...cell, font: `600 16px/24px ${font.text}` }}>
              <Value value={value} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Value({ value }: { value: FactValue }) {
  if (value instanceof VisitorText) return <VisitorTextView text={value} />;
  if (value instanceof PhoneLink)
    return (
      <a href={value.uri} className="text" style={{ color: 'inherit' }}>
        {value.text}
      </a>
    );
  return value;
}
