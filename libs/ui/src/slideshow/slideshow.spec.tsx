import '../testing/with-styles';
import '@testing-library/jest-dom';
import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { fillMatchMedia } from '../motion/jsdom-gaps';
import { picture } from './sample-picture';
import { Slideshow } from './slideshow';

const slides = ['Day', 'Night', 'Between', 'After'].map((title) => ({
  title,
  text: `${title} in the hall.`,
  picture: picture(title.toLowerCase()),
  action: <a href={`/${title}`}>{`More of ${title}`}</a>,
}));

const show = () => render(<Slideshow label="The hall" slides={slides} />);
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const current = () => screen.getByRole('group').getAttribute('aria-label');

describe('the slideshow', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    fillMatchMedia();
  });
  afterEach(() => jest.useRealTimers());

  it('the slideshow is a carousel with a name, of slides that state their position', () => {
    show();
    expect(screen.getByRole('region', { name: 'The hall' })).toHaveAttribute('aria-roledescription', 'carousel');
    expect(screen.getByRole('group', { name: '1 of 4' })).toHaveAttribute('aria-roledescription', 'slide');
    expect(screen.getByText('Day')).toBeVisible();
  });

  it('the slideshow shows the next one every 4 seconds and the first after the last', () => {
    show();
    const seen = Array.from({ length: 5 }, () => {
      const now = current();
      wait(4000);
      return now;
    });
    expect(seen).toEqual(['1 of 4', '2 of 4', '3 of 4', '4 of 4', '1 of 4']);
  });

  it('the slideshow can be paused and played', () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    wait(60_000);
    expect(current()).toBe('1 of 4');
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    wait(4000);
    expect(current()).toBe('2 of 4');
  });

  it('the slideshow moves by arrows, bars and arrow keys, over both ends', () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(current()).toBe('4 of 4');
    fireEvent.click(screen.getByRole('button', { name: 'Show 2 of 4' }));
    expect(current()).toBe('2 of 4');
    expect(screen.getByRole('button', { name: 'Show 2 of 4' })).toHaveAttribute('aria-current', 'true');
    fireEvent.keyDown(screen.getByRole('button', { name: 'Next' }), { key: 'ArrowRight' });
    expect(current()).toBe('3 of 4');
    fireEvent.keyDown(screen.getByRole('button', { name: 'Next' }), { key: 'ArrowLeft' });
    expect(current()).toBe('2 of 4');
  });

  it('the slideshow keeps what is not shown away from keyboard and screen reader', () => {
    show();
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByText('Night').closest('[inert]')).not.toBeNull();
    expect(screen.getByText('Day').closest('[inert]')).toBeNull();
  });

  it('the slideshow holds the words of every slide, but fetches only the pictures beside the shown one', () => {
    const { container } = show();
    for (const { text } of slides) expect(screen.getByText(text)).toBeInTheDocument();
    const pictures = [...container.querySelectorAll('img')].map(({ alt }) => alt);
    expect(pictures).toEqual(['day', 'night', 'after']);
  });

  it('the slideshow announces positions only while it is paused', () => {
    const { container } = show();
    expect(container.querySelector('[aria-live]')).toHaveAttribute('aria-live', 'off');
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    expect(container.querySelector('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  });
});
