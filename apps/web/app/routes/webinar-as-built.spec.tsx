/** @jest-environment node */
// Rules: webinar.state
import { renderToPipeableStream } from 'react-dom/server';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { MemoryRouter } from 'react-router-dom';
import type { WebinarState } from '@mainstage/contracts/answers';
import { webinarDialog } from '@mainstage/content/forms/webinar';
import { namesWebinar, withWebinar } from '@mainstage/content/webinar/page-placeholders';
import { webinarFormNotes, webinarOver } from '@mainstage/content/webinar/state-words';
import { NoticesProvider } from '../notices/notices-provider';
import WebinarPage, { meta } from './webinar';

function built(): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <MemoryRouter>
        <NoticesProvider>
          <WebinarPage />
        </NoticesProvider>
      </MemoryRouter>,
      { onAllReady: () => resolve(text(pipe(new PassThrough()))), onError: reject },
    );
  });
}

const start = '2027-03-04T14:00:00+01:00';
const shown = (page: string, state: WebinarState) =>
  withWebinar(page.replace(/<style[^>]*>.*?<\/style>/g, ''), {
    startsAt: start,
    dateLabel: '',
    seats: 20,
    seatsLeft: state === 'full' ? 0 : 20,
    state,
  });

describe('the built page of the webinar', () => {
  let page: string;
  beforeAll(async () => (page = await built()));

  it('the built webinar page is served with date, seats, form and access that are true', () => {
    const announced = shown(page, 'announced');
    for (const words of ['Donnerstag, 04.03. 14:00 Uhr', '20 Plätze. Einer davon', 'Kostenfrei anmelden'])
      expect(announced).toContain(words);
    expect(announced).toMatch(/Um 14:00\sUhr live/);
    expect(announced.match(/<form/g)).toHaveLength(1);
    expect(announced).not.toContain(webinarOver.title);
    expect(namesWebinar(announced)).toBe(false);
  });

  it('the built webinar page offers the waiting list, direct access, or the next date instead', () => {
    for (const state of ['full', 'running'] as const) {
      const served = shown(page, state);
      expect(served).toContain(webinarFormNotes[state]);
      expect(served).not.toContain('Kostenfrei anmelden');
    }
    expect(shown(page, 'full')).toContain('Alle 20 Plätze sind vergeben');
    const over = shown(page, 'over');
    expect(over).toContain(webinarOver.title);
    expect(over).toContain(`href="${webinarOver.action.to}"`);
    expect(over).not.toContain('<form');
    expect(over).not.toContain(webinarDialog.title);
  });

  it('the built webinar page describes an event to search engines, with placeholders for its time', () => {
    const [event] = meta()
      .flatMap((tag) => ('script:ld+json' in tag ? [JSON.stringify(tag['script:ld+json'])] : []))
      .slice(-1);
    expect(event).toMatch(/"@type":"Event".*"startDate":"{{webinar-starts-at}}","endDate":"{{webinar-ends-at}}"/);
  });
});
