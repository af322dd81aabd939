import type { CSSProperties, ReactNode } from 'react';
import type { Block } from './blocks';
import { colours, font, layoutTable, text } from './design';
import type { VisitorText } from './visitor-text';
import { VisitorTextView } from './visitor-text-view';

const small: CSSProperties = { ...text, font: `400 15px/24px ${font.text}` };

export function Quote({ label, text: words }: { label: string; text: VisitorText }) {
  return (
    <>
      <p
        className="quiet"
        style={{ ...text, margin: '4px 0 8px', font: `600 15px/20px ${font.text}`, color: colours.quiet }}
      >
        {label}
      </p>
      <Panel
        className="text line"
        style={{ ...text, borderLeft: `3px solid ${colours.mist}`, padding: '2px 0 2px 16px' }}
      >
        <VisitorTextView text={words} />
      </Panel>
    </>
  );
}

export function Note({ text: words, tone, items = [] }: Extract<Block, { kind: 'note' }>) {
  const list = items.length > 0 && (
    <ul className="text" style={{ ...small, margin: '8px 0 0', padding: '0 0 0 20px' }}>
      {items.map((item, index) => (
        <li key={index}>
          <VisitorTextView text={item} />
        </li>
      ))}
    </ul>
  );
  if (tone === 'quiet')
    return (
      <div style={{ margin: '0 0 20px' }}>
        <p className="quiet" style={{ ...small, margin: 0, color: colours.quiet }}>
          {words}
        </p>
        {list}
      </div>
    );
  return (
    <Panel
      className="text panel"
      style={{
        ...small,
        padding: '16px 20px',
        backgroundColor: colours.mist,
        borderLeft: `4px solid ${colours.signal}`,
      }}
    >
      <strong style={{ fontWeight: 600 }}>{words}</strong>
      {list}
    </Panel>
  );
}

// A cell, because Outlook for Windows supports neither padding nor backgrounds on a div.
function Panel({ className, style, children }: { className: string; style: CSSProperties; children: ReactNode }) {
  return (
    <table {...layoutTable} width="100%" style={{ width: '100%', margin: '0 0 28px' }}>
      <tbody>
        <tr>
          <td className={className} style={style}>
            {children}
          </td>
        </tr>
      </tbody>
    </table>
  );
}
