import '../../testing/jsdom-gaps';
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { useEffect, useLayoutEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { useFinder } from './use-finder';

/** Fills a field in the first effect after hydration, and the day before the next paint. */
function InHaste() {
  const { ask, askDay, fields, day } = useFinder();
  useLayoutEffect(() => ask('guests', '120'), [ask]);
  useEffect(() => askDay({ date: '2027-03-04', hire: 'evening' }), [askDay]);
  return <output>{[fields.guests, fields.layout, day.date, day.hire].join(' ')}</output>;
}

describe('two fields that are filled between two drawings', () => {
  it('renders are both searched, beside what the address says', () => {
    render(
      <MemoryRouter initialEntries={['/venues?layout=theatre']}>
        <InHaste />
      </MemoryRouter>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('120 theatre 2027-03-04 evening');
  });
});
