import { type ReactNode, useEffect, useRef } from 'react';

/** Slightly before the edge of the screen, so that nothing is visible at rest first. */
const earlier = '0px 0px 24px 0px';

/**
 * Lets its content rise 12 px, once, as it enters the viewport. The content is never hidden beforehand: it is visible
 * without JavaScript, in print and with reduced motion; content that is visible from the start does not move.
 */
export function Rise({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = box.current;
    if (!element || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let first = true;
    const observer = new IntersectionObserver(
      ([entry]) => {
        const entered = entry?.isIntersecting ?? false;
        if (entered) observer.disconnect();
        if (entered && !first)
          element.animate(
            [
              { opacity: 0, transform: 'translateY(12px)' },
              { opacity: 1, transform: 'none' },
            ],
            { duration: 280, easing: 'cubic-bezier(0.2, 0, 0, 1)' },
          );
        first = false;
      },
      { rootMargin: earlier },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return <div ref={box}>{children}</div>;
}
