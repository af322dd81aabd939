import '@fontsource-variable/bricolage-grotesque/wght.css';
import '@fontsource-variable/instrument-sans/wght.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { DeskApp } from './app/desk-app';
import { reloadAfterRelease } from './app/reload-after-release';

reloadAfterRelease();

createRoot(document.getElementById('desk')!).render(
  <StrictMode>
    <DeskApp />
  </StrictMode>,
);
