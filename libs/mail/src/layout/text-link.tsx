import type { Block } from './blocks';
import { colours, font, text } from './design';

/** A link as text, with a touch target of full height and the URL below it. */
export function TextLink({ label, url }: Extract<Block, { kind: 'link' }>) {
  return (
    <div style={{ margin: '-8px 0 28px' }}>
      <a
        href={url}
        className="text"
        style={{ display: 'inline-block', padding: '11px 0', font: `600 17px/22px ${font.text}`, color: colours.ink }}
      >
        {label}
      </a>
      <LinkAddress url={url} />
    </div>
  );
}

/** The URL in full, for readers who want to check or copy it. */
export function LinkAddress({ url }: { url: string }) {
  return (
    <p
      className="quiet"
      style={{ ...text, margin: '12px 0 0', font: `400 15px/22px ${font.text}`, color: colours.quiet }}
    >
      <a href={url} className="quiet" style={{ color: colours.quiet, wordBreak: 'break-all' }}>
        {url}
      </a>
    </p>
  );
}
