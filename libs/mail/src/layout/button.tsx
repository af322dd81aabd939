import type { Block } from './blocks';
import { colours, font, layoutTable } from './design';

export function Button({ label, url, quiet }: Extract<Block, { kind: 'button' }>) {
  return (
    <div style={{ margin: '4px 0 28px' }}>
      <table {...layoutTable} className="button">
        <tbody>
          <tr>
            <td
              style={{
                backgroundColor: quiet ? 'transparent' : colours.signal,
                borderRadius: '3px',
                // Outlook for Windows ignores padding on links; only Outlook reads this property.
                ['msoPaddingAlt' as string]: '14px 28px',
              }}
            >
              <a
                href={url}
                className={quiet && 'text'}
                style={{
                  display: 'inline-block',
                  padding: '14px 28px',
                  border: `1px solid ${quiet ? 'currentColor' : colours.signal}`,
                  borderRadius: '3px',
                  font: `600 17px/22px ${font.text}`,
                  color: colours.ink,
                  textDecoration: 'none',
                }}
              >
                {label}
              </a>
            </td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}
