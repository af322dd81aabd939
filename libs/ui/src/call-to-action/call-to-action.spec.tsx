import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { picture } from '../slideshow/sample-picture';
import { CallToAction } from './call-to-action';

it('the call to action is a region named by its heading, with what to do', () => {
  render(
    <CallToAction id="ask" title="Stand on it." lead="Sixty minutes." picture={picture('house')}>
      <a href="/book-tour">Book a Tour</a>
    </CallToAction>,
  );
  const band = within(screen.getByRole('region', { name: 'Stand on it.' }));
  expect(band.getByRole('heading', { level: 2 })).toHaveTextContent('Stand on it.');
  expect(band.getByRole('link', { name: 'Book a Tour' })).toBeVisible();
  expect(band.getByRole('img', { name: 'house' })).toHaveAttribute('loading', 'lazy');
});
