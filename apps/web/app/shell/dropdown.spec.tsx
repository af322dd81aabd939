import { brand } from '@mainstage/content/site/brand';
import '@testing-library/jest-dom';
import '../testing/jsdom-gaps';
import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { SiteHeader } from './site-header';

function Where() {
  return <output>{useLocation().pathname}</output>;
}

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
// jsdom has no screen width, so it hides desktop-only elements.
const trigger = (name: string) => screen.getByRole('button', { name, hidden: true });
const entry = (name: string) => trigger(name).closest('li')!;
const isOpen = (name: string) => trigger(name).getAttribute('aria-expanded') === 'true';
const links = (name: string) => [
  ...document.querySelectorAll<HTMLElement>(`#${trigger(name).getAttribute('aria-controls')} a`),
];
/** jsdom's events have no pointer type; React derives enter and leave from over and out. */
function move(to: 'pointerover' | 'pointerout', name: string, pointerType: string) {
  fireEvent(entry(name), Object.assign(new MouseEvent(to, { bubbles: true }), { pointerType }));
}
const point = (name: string, pointerType = 'mouse') => move('pointerover', name, pointerType);
const leave = (name: string, pointerType = 'mouse') => move('pointerout', name, pointerType);
/** Sends a key to the focused element. */
const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <MemoryRouter>
      <SiteHeader nav="above" />
      <Where />
    </MemoryRouter>,
  );
});
afterEach(() => jest.useRealTimers());

describe('a dropdown under the pointer', () => {
  it('opens after 100 ms and closes 200 ms after the pointer went', () => {
    point('Use Cases');
    wait(99);
    expect(isOpen('Use Cases')).toBe(false);
    wait(1);
    expect(isOpen('Use Cases')).toBe(true);
    leave('Use Cases');
    wait(199);
    expect(isOpen('Use Cases')).toBe(true);
    wait(1);
    expect(isOpen('Use Cases')).toBe(false);
  });

  it('does not open for a pointer that only passes, and stays for one that comes back', () => {
    point('Venue');
    wait(60);
    leave('Venue');
    wait(500);
    expect(isOpen('Venue')).toBe(false);
    point('Venue');
    wait(100);
    leave('Venue');
    wait(150);
    point('Venue');
    wait(500);
    expect(isOpen('Venue')).toBe(true);
  });

  it('gives way to its neighbour', () => {
    point('Use Cases');
    wait(100);
    leave('Use Cases');
    point('Venue');
    wait(100);
    expect([isOpen('Use Cases'), isOpen('Venue')]).toEqual([false, true]);
  });

  it('is not closed by the click of who pointed at it, but by the next one', () => {
    point('Venue');
    wait(100);
    fireEvent.click(trigger('Venue'));
    expect(isOpen('Venue')).toBe(true);
    fireEvent.click(trigger('Venue'));
    expect(isOpen('Venue')).toBe(false);
  });

  it('waits for a click where a finger points', () => {
    point('Venue', 'touch');
    wait(500);
    expect(isOpen('Venue')).toBe(false);
    fireEvent.click(trigger('Venue'));
    expect(isOpen('Venue')).toBe(true);
    leave('Venue', 'touch');
    wait(500);
    expect(isOpen('Venue')).toBe(true);
    fireEvent.pointerDown(document.body);
    expect(isOpen('Venue')).toBe(false);
  });

  it('opened by the pointer stays for who walks through it by keyboard meanwhile', () => {
    point('Venue');
    wait(100);
    act(() => links('Venue')[0]!.focus());
    leave('Venue');
    wait(500);
    expect(isOpen('Venue')).toBe(true);
  });
});

describe('a dropdown by keyboard', () => {
  it('opens at its first link with the arrow down, at its last with the arrow up', () => {
    act(() => trigger('Venue').focus());
    press('ArrowDown');
    expect(isOpen('Venue')).toBe(true);
    expect(document.activeElement).toBe(links('Venue')[0]);
    press('Escape');
    press('ArrowUp');
    expect(document.activeElement).toBe(links('Venue').at(-1));
  });

  it('is walked through by all arrows, Home and End, round its end and back to its button', () => {
    act(() => trigger('Use Cases').focus());
    press('ArrowDown');
    const all = links('Use Cases');
    expect(all.map((link) => link.getAttribute('href'))).toHaveLength(4);
    const seen = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'End', 'ArrowDown', 'End', 'Home'].map((key) => {
      press(key);
      return all.indexOf(document.activeElement as HTMLElement);
    });
    expect(seen).toEqual([1, 2, 1, 3, 0, 3, 0]);
    press('ArrowUp');
    expect(document.activeElement).toBe(trigger('Use Cases'));
  });

  it('closes on Escape and gives the focus back', () => {
    act(() => trigger('Venue').focus());
    press('ArrowDown');
    press('End');
    press('Escape');
    expect(isOpen('Venue')).toBe(false);
    expect(document.activeElement).toBe(trigger('Venue'));
  });

  it('closes when the focus leaves it', () => {
    act(() => trigger('Venue').focus());
    press('ArrowDown');
    act(() => screen.getByRole('link', { name: `${brand.name}, home` }).focus());
    expect(isOpen('Venue')).toBe(false);
  });

  it('closes after a choice', () => {
    act(() => trigger('Venue').focus());
    press('ArrowDown');
    fireEvent.click(links('Venue')[0]!);
    expect(isOpen('Venue')).toBe(false);
    expect(screen.getByRole('status')).toHaveTextContent('/venues');
  });
});

describe('the bar by keyboard', () => {
  it('the navigation bar is walked along by left and right, Home and End, round both ends', () => {
    const items = [...document.querySelectorAll<HTMLElement>('[data-bar-item]')];
    act(() => items[0]!.focus());
    const seen = ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'ArrowLeft', 'ArrowRight', 'End'].map((key) => {
      press(key);
      return document.activeElement?.textContent;
    });
    expect(seen).toEqual(['Use Cases', 'Venue', 'Use Cases', 'Overview', 'Book a Tour', 'Overview', 'Book a Tour']);
  });
});
