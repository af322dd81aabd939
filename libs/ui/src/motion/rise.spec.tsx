import '@testing-library/jest-dom';
import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { fillMatchMedia, fillObservers } from './jsdom-gaps';
import { Rise } from './rise';

const animate = jest.fn();
const show = () => render(<Rise>words</Rise>);

describe('rise', () => {
  beforeEach(() => {
    animate.mockClear();
    Object.assign(Element.prototype, { animate });
    fillMatchMedia();
  });

  it('a rising part rises once as it enters the screen', () => {
    const see = fillObservers();
    show();
    see(false);
    expect(animate).not.toHaveBeenCalled();
    see(true);
    see(true);
    expect(animate).toHaveBeenCalledTimes(1);
  });

  it('a rising part stays still where it is on the screen from the first', () => {
    const see = fillObservers();
    show();
    see(true);
    see(false);
    see(true);
    expect(animate).not.toHaveBeenCalled();
  });

  it('a rising part stays still for who asked for less motion', () => {
    fillMatchMedia(true);
    const see = fillObservers();
    show();
    see(false);
    see(true);
    expect(animate).not.toHaveBeenCalled();
  });

  it('the content is in the HTML and is never hidden beforehand', () => {
    fillObservers();
    const { container } = show();
    expect(screen.getByText('words')).toBeVisible();
    expect(container.innerHTML).toBe('<div>words</div>');
  });
});
