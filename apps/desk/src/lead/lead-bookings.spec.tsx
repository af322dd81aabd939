import '../testing/jsdom-gaps';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { DeskBooking, DeskLeadDetail } from '@mainstage/contracts/desk/leads';
import type { DeskSession } from '@mainstage/contracts/desk/session';
import { MemoryRouter } from 'react-router-dom';
import { createDeskQueryClient } from '../api/query-client';
import { SessionContext } from '../session/session';
import { NoticeProvider } from '../shell/notices';
import { LeadBookings } from './lead-bookings';
import { testLead } from './testing/test-lead';

const booking = (id: string, day: string, ends: string): DeskBooking => ({
  ...{ id, venue: 'skyline-stage', day, startsAt: `${day}T06:00:00Z`, endsAt: ends, takenFrom: '', takenTo: '' },
  ...{ guests: null, publicTitle: null, overLimit: false, areaGuests: [], waitsForGuests: false, waitsFor: [] },
  ...{
    state: 'option',
    rank: 1,
    expiresAt: null,
    challengedUntil: null,
    who: id,
    leadId: null,
    hire: null,
    actions: [],
  },
});

describe('the bookings of a lead’s day', () => {
  it('name the day of one that reaches into it from the evening before', () => {
    const bookings = [
      booking('Weber', '2030-05-13', '2030-05-14T00:00:00Z'),
      booking('Byron', '2030-05-14', '2030-05-14T16:00:00Z'),
    ];
    const day = { venue: 'skyline-stage', day: '2030-05-14', state: 'option', reasons: [], bookings };
    const lead = { ...testLead(), day, bookings: [] } as unknown as DeskLeadDetail;
    const session = {
      member: { right: 'member' },
      team: [],
      venues: [{ id: 'skyline-stage', name: 'Skyline Stage' }],
    } as unknown as DeskSession;
    render(
      <MemoryRouter>
        <QueryClientProvider client={createDeskQueryClient()}>
          <SessionContext value={session}>
            <NoticeProvider>
              <LeadBookings lead={lead} now={Date.parse('2030-05-01T08:00:00Z')} />
            </NoticeProvider>
          </SessionContext>
        </QueryClientProvider>
      </MemoryRouter>,
    );
    expect(screen.getByText('Skyline Stage, Mon 13 May')).toBeTruthy();
    expect(screen.getAllByText('Skyline Stage, Tue 14 May')).toHaveLength(1);
  });
});
