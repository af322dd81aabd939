import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { lazyPicture } from '@mainstage/content/constants/motion';
import type { PictureId } from '@mainstage/content/pictures/pictures';
import { pictureOf } from '@mainstage/content/pictures/pictures';
import { Picture } from '@mainstage/ui/media/picture';

interface LazyThumbnailProps {
  id: PictureId;
  sizes: string;
}

const Frame = styled.span({
  position: 'absolute',
  inset: 0,
  display: 'block',
  backgroundSize: 'cover',
  backgroundPosition: 'center',
});

/**
 * A picture that fills its parent, fetched once a tenth of it is within 50 px of the window (rule picture.lazy); its blurred self
 * until then. It has no words: whoever shows it names it.
 */
export function LazyThumbnail({ id, sizes }: LazyThumbnailProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const [wanted, setWanted] = useState(false);
  const picture = pictureOf(id, '');

  useEffect(() => {
    if (wanted || !frame.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setWanted(true);
      },
      { threshold: lazyPicture.visibleShare, rootMargin: `${lazyPicture.marginPx}px` },
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [wanted]);

  const shown = <Picture picture={picture} sizes={sizes} ratio="fill" />;
  return (
    <Frame ref={frame} style={picture.placeholder ? { backgroundImage: `url(${picture.placeholder})` } : undefined}>
      {wanted ? shown : <noscript>{shown}</noscript>}
    </Frame>
  );
}
