import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { refreshWebinarDate, useWebinarWords } from './webinar-date';

function Shown() {
  const { label, seatsText } = useWebinarWords();
  return <p>{`${label}, ${seatsText}`}</p>;
}

const answer = (status: number, body: unknown) =>
  jest.fn(
    async () =>
      ({ ok: status < 400, status, headers: new Map(), text: async () => JSON.stringify(body) }) as unknown as Response,
  );

describe('what a page says of the webinar', () => {
  it('the webinar’s date is the default until the server answers, on failure too, then the server’s', async () => {
    globalThis.fetch = answer(503, {}) as never;
    render(<Shown />);
    expect(screen.getByText('Donnerstag, 18.07. 11:00 Uhr, 100 Plätze')).toBeTruthy();
    await act(refreshWebinarDate);
    expect(screen.getByText('Donnerstag, 18.07. 11:00 Uhr, 100 Plätze')).toBeTruthy();

    globalThis.fetch = answer(200, {
      startsAt: '2027-03-04T14:00:00+01:00',
      dateLabel: 'Donnerstag, 04.03. 14:00 Uhr',
      seats: 100,
      seatsLeft: 7,
      state: 'announced',
    }) as never;
    await act(refreshWebinarDate);
    expect(screen.getByText('Donnerstag, 04.03. 14:00 Uhr, Noch 7 Plätze frei')).toBeTruthy();
  });
});
