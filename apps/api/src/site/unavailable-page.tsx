import { renderDocument } from '@mainstage/nest/pages/render-document';
import { StandalonePage } from '@mainstage/nest/pages/standalone-page';
import type { Request, Response } from 'express';

const title = 'One moment, please';

/** Sent by nginx while no API answers (nginx-files.ts), and by the API while no renderer does. */
export const unavailablePage = (): string =>
  renderDocument(
    <StandalonePage title={title} narrow>
      <h1>{title}</h1>
      <p>This part of our site is not available right now. Please load the page again in a moment.</p>
      <p lang="de">
        Dieser Teil unserer Seite ist gerade nicht erreichbar. Bitte laden Sie die Seite gleich noch einmal.
      </p>
      <p>
        <a href="/">To the start page</a>
      </p>
    </StandalonePage>,
  );

/** Answers 503; a page that was only read loads again by itself. A response that has begun is cut off. */
export function sendUnavailable(request: Request, response: Response): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.status(503).set({ 'Cache-Control': 'no-store', 'Retry-After': '5' });
  if (request.method === 'GET') response.set('Refresh', '5');
  response.type('html').send(unavailablePage());
}
