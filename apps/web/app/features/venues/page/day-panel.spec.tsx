import '../../../testing/jsdom-gaps';
import '@testing-library/jest-dom';
import type { Availability } from '@mainstage/contracts/availability';
import { berlinToday } from '@mainstage/contracts/calendar';
import { dateText } from '@mainstage/contracts/date-text';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { DayPanel } from './day-panel';
import { setUpData } from './set-up-data';
import { fillMatchMedia, fillObservers } from '@mainstage/ui/motion/jsdom-gaps';
import { NoticesProvider } from '../../../notices/notices-provider';

const today = berlinToday();

beforeEach(() => {
  fillMatchMedia(true);
  fillObservers();
});

const show = (days: string) => {
  const answer: Availability = { from: today, to: today, venues: { 'vista-stage': { days, spans: [] } } };
  render(
    <MemoryRouter>
      <NoticesProvider>
        <DayPanel
          id="vista-stage"
          seating={setUpData('vista-stage')[0]!}
          planned={{ date: today, part: 'full-day' }}
          day={{ answer, words: '' }}
        />
      </NoticesProvider>
    </MemoryRouter>,
  );
};

describe('the day panel of today', () => {
  it('offers to request the day while its hours are to come', () => {
    show('fff');
    expect(screen.getByRole('link', { name: `Request ${dateText(today)}` })).toBeInTheDocument();
  });

  it('offers no past hours', () => {
    show('---');
    expect(screen.getByText('past')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Request a date' })).toHaveAttribute(
      'href',
      '/contact?venue=vista-stage#message-form',
    );
  });
});
