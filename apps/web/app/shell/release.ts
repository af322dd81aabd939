import { createContext } from 'react';

/** The release that renders a document; the browser reads it from `<html data-release>`. */
export const ReleaseContext = createContext(
  typeof document === 'undefined' ? undefined : document.documentElement.dataset['release'],
);
