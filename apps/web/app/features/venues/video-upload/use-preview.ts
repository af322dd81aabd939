import { useEffect, useRef, useState } from 'react';

export interface Preview {
  /** Address of the chosen file within this browser; undefined while none is chosen. */
  url: string | undefined;
  name: string;
  show: (file: File) => void;
  /** Takes the file away and gives its memory back. */
  clear: () => void;
}

/** A file of the visitor's as something to look at. Its object URL lives as long as it is shown (rule video-upload.limits). */
export function usePreview(): Preview {
  const [shown, setShown] = useState<{ url: string; name: string }>();
  const made = useRef<string>(undefined);

  function release(): void {
    if (made.current) URL.revokeObjectURL(made.current);
    made.current = undefined;
  }

  // Whoever leaves the page leaves nothing behind.
  useEffect(() => release, []);

  return {
    url: shown?.url,
    name: shown?.name ?? '',
    show: (file) => {
      release();
      made.current = URL.createObjectURL(file);
      setShown({ url: made.current, name: file.name });
    },
    clear: () => {
      release();
      setShown(undefined);
    },
  };
}
