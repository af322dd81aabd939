import { useEffect, useRef, useState } from 'react';

export interface Preview {
  /** Object URL of the chosen file. */
  url: string | undefined;
  name: string;
  show: (file: File) => void;
  /** Removes the file and frees its memory. */
  clear: () => void;
}

/** Preview of a file of the visitor's. Its object URL exists as long as it is shown (rule video-upload.limits). */
export function usePreview(): Preview {
  const [shown, setShown] = useState<{ url: string; name: string }>();
  const made = useRef<string>(undefined);

  function release(): void {
    if (made.current) URL.revokeObjectURL(made.current);
    made.current = undefined;
  }

  // Frees the object URL when the page is left.
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
