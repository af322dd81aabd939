import { useEffect, useState } from 'react';

export interface Preview {
  /** Address of the chosen file within this browser; undefined while none is chosen. */
  url: string | undefined;
  name: string;
  show: (file: File) => void;
  /** Takes the file away and gives its memory back. */
  clear: () => void;
}

/** A file of the visitor's as something to look at. Its object URL lives as long as it is shown (spec 4). */
export function usePreview(): Preview {
  const [file, setFile] = useState<File>();
  const [url, setUrl] = useState<string>();

  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(undefined);
    };
  }, [file]);

  return { url, name: file?.name ?? '', show: setFile, clear: () => setFile(undefined) };
}
