import { mailPictureSize } from '@mainstage/content/pictures/mail';
import { colours, ground, text } from './design';

const width = 600;
const height = (width * mailPictureSize.height) / mailPictureSize.width;

/**
 * An inline picture. Outlook for Windows reads the attributes, other clients the style. If pictures are blocked, the
 * alternative text is readable on the dark background.
 */
export function Picture({ cid, alt }: { cid: string; alt: string }) {
  return (
    <tr>
      <td {...ground(colours.ink)} style={{ backgroundColor: colours.ink, padding: 0, fontSize: 0, lineHeight: 0 }}>
        <img
          src={`cid:${cid}`}
          alt={alt}
          width={width}
          height={height}
          style={{
            ...text,
            display: 'block',
            width: '100%',
            maxWidth: `${width}px`,
            height: 'auto',
            border: 0,
            fontSize: '15px',
            lineHeight: '24px',
            color: colours.paper,
          }}
        />
      </td>
    </tr>
  );
}
