import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { lazyPicture } from '@mainstage/content/constants/motion';
import type { PictureId } from '@mainstage/content/pictures/pictures';
import { pictureOf } from '@mainstage/content/pictures/pictures';
import { Picture } from '@mainstage/ui/media/picture';
import { usePlaceholder } from '@mainstage/ui/media/placeholders';

const Frame = styled('span')({
  position: 'absolute',
  inset: 0,
  display: 'block',
  backgroundSize: 'cover',
  backgroundPosition: 'center',
});

/**
 * A picture that fills its parent, loaded once a tenth of it is within 50 px of the window (rule picture.lazy), or for
 * print; until then its blurred placeholder. Without alternative text: the parent names it.
 */
export function LazyThumbnail({ id, sizes }: { id: PictureId; sizes: string }) {
  const frame = useRef<HTMLSpanElement>(null);
  const [near, setNear] = useState(false);
  const picture = pictureOf(id, '');

  useEffect(() => {
    if (near || !frame.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { threshold: lazyPicture.visibleShare, rootMargin: `${lazyPicture.marginPx}px` },
    );
    observer.observe(frame.current);
    // The browser prints the DOM after this handler, and waits for its pictures.
    const print = () => flushSync(() => setNear(true));
    window.addEventListener('beforeprint', print);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', print);
    };
  }, [near]);

  const shown = <Picture picture={picture} sizes={sizes} ratio="fill" />;
  return (
    <Frame ref={frame} style={usePlaceholder(picture.base)} suppressHydrationWarning>
      {near ? shown : <noscript>{shown}</noscript>}
    </Frame>
  );
}
