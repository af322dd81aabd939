import type { Block } from './blocks';
import { Button } from './button';
import { colours, font, text } from './design';
import { Facts } from './facts';
import { TextLink } from './text-link';
import { Note, Quote } from './panels';

export function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return (
        <h2
          className="text"
          style={{ margin: '8px 0 12px', font: `700 22px/28px ${font.display}`, color: colours.ink }}
        >
          {block.text}
        </h2>
      );
    case 'paragraph':
      return (
        <p className="text" style={{ ...text, margin: '0 0 20px' }}>
          {block.text}
        </p>
      );
    case 'preformatted':
      return (
        <pre
          className="text panel"
          style={{
            ...text,
            font: `400 15px/22px ${font.mono}`,
            margin: '0 0 24px',
            padding: '12px 16px',
            backgroundColor: colours.mist,
            whiteSpace: 'pre-wrap',
          }}
        >
          {block.text}
        </pre>
      );
    case 'facts':
      return <Facts facts={block.facts} />;
    case 'button':
      return <Button {...block} />;
    case 'link':
      return <TextLink {...block} />;
    case 'quote':
      return <Quote label={block.label} text={block.text} />;
    case 'note':
      return <Note {...block} />;
  }
}
