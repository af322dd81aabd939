/** @jest-environment node */
// Rules: webinar.state
import { renderToPipeableStream } from 'react-dom/server';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { WebinarDate, WebinarState } from '@mainstage/contracts/answers';
import { webinarDialog } from '@mainstage/content/forms/webinar';
import { webinarOver } from '@mainstage/content/webinar/state-words';
import { NoticesProvider } from '../notices/notices-provider';
import WebinarPage, { meta } from './webinar';

const webinarIn = (state: WebinarState): WebinarDate => ({
  startsAt: '2027-03-04T14:00:00+01:00',
  dateLabel: '',
  seats: 20,
  seatsLeft: state === 'full' ? 0 : 20,
  state,
});

function shown(state: WebinarState): Promise<string> {
  const page = (
    <NoticesProvider>
      <WebinarPage loaderData={webinarIn(state)} />
    </NoticesProvider>
  );
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />,
      {
        onAllReady: () =>
          resolve(text(pipe(new PassThrough())).then((page) => page.replace(/<style[^>]*>.*?<\/style>/g, ''))),
        onError: reject,
      },
    );
  });
}

describe('the webinar’s page', () => {
  it('has date, seats, form and access that are true', async () => {
    const announced = await shown('announced');
    for (const words of ['Donnerstag, 04.03. 14:00 Uhr', '20 Plätze. Einer davon', 'Kostenfrei anmelden'])
      expect(announced).toContain(words);
    expect(announced).toMatch(/Um 14:00\sUhr live/);
    expect(announced).toContain('href="/webinar/sign-up"');
    expect(announced).not.toContain(webinarOver.title);
  });

  it('offers the waiting list, direct access, or the next date instead', async () => {
    for (const state of ['full', 'running'] as const) {
      const page = await shown(state);
      expect(page).toContain('href="/webinar/sign-up"');
      expect(page).not.toContain('Kostenfrei anmelden');
    }
    expect(await shown('full')).toContain('Alle 20 Plätze sind vergeben');
    const over = await shown('over');
    expect(over).toContain('Dieser Termin ist vorbei');
    expect(over).toContain(`href="${webinarOver.action.to}"`);
    expect(over).not.toContain('href="/webinar/sign-up"');
    expect(over).not.toContain(webinarDialog.title);
  });

  it('describes an event to search engines while it is to come', () => {
    const events = (state: WebinarState) =>
      meta({ loaderData: webinarIn(state) }).filter((tag) => JSON.stringify(tag).includes('"@type":"Event"'));
    expect(JSON.stringify(events('announced'))).toMatch(/"startDate":"2027-03-04T13:00:00.000Z"/);
    expect(events('running')).toHaveLength(0);
  });
});
