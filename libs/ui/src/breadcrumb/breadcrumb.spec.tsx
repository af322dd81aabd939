import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { Breadcrumb } from './breadcrumb';

it('the breadcrumb links the way here by the app’s own links and marks the page itself', () => {
  render(
    <Breadcrumb
      label="Breadcrumb"
      items={[{ label: 'Home', to: '/' }, { label: 'Venues', to: '/venues' }, { label: 'Liberty Stage' }]}
      link={(to, label) => <a href={to}>{label}</a>}
    />,
  );
  const way = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(way.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/venues']);
  expect(way.getAllByRole('listitem')).toHaveLength(3);
  expect(way.getByText('Liberty Stage')).toHaveAttribute('aria-current', 'page');
});
