import { useEffect, useState } from 'react';

/** A section is current while it crosses the middle of the window. */
const middle = '-45% 0px -50% 0px';

/**
 * Id of the section that the visitor is reading.
 * @param ids of the sections, the same array each time
 * @returns undefined before the first and after the last of them
 */
export function useVisibleSection(ids: readonly string[]): string | undefined {
  const [visibleId, setVisibleId] = useState<string>();

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          setVisibleId((before) => (isIntersecting ? target.id : before === target.id ? undefined : before));
      },
      { rootMargin: middle },
    );
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);

  return visibleId;
}
