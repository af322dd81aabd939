import '@testing-library/jest-dom';
import '../testing/jsdom-gaps';
import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { SectionLink } from '../components/links/section-link';
import { useSectionArrival } from './use-section-arrival';

const scrolled = jest.fn();
let lessMotion = false;

function Site() {
  useSectionArrival();
  const navigate = useNavigate();
  return (
    <>
      <SectionLink to="/services#creative-content">Creative</SectionLink>
      <SectionLink to="/services">Services</SectionLink>
      <button onClick={() => void navigate(-1)}>Back</button>
      <button onClick={() => void navigate(1)}>Forward</button>
      <output>{`${useNavigationType()} ${useLocation().pathname}`}</output>
      <Routes>
        <Route path="/" element={<h1>Home</h1>} />
        <Route path="/services" element={<section id="creative-content">Creative content</section>} />
      </Routes>
    </>
  );
}

function show(at = '/') {
  render(
    <MemoryRouter initialEntries={[at]}>
      <Site />
    </MemoryRouter>,
  );
}

const where = () => screen.getByRole('status').textContent;
async function follow(name: string, event: object = {}) {
  await act(async () => void fireEvent.click(screen.getByRole('link', { name }), event));
}
const wait = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));

beforeEach(() => {
  jest.useFakeTimers();
  scrolled.mockReset();
  lessMotion = false;
  window.scrollTo = scrolled as never;
  window.scrollY = 40;
  window.matchMedia = (() => ({ matches: lessMotion })) as never;
  HTMLElement.prototype.getBoundingClientRect = () => ({ top: 1000 }) as DOMRect;
  document.documentElement.style.scrollPaddingTop = '96px';
});
afterEach(() => jest.useRealTimers());

describe('a section link', () => {
  it('goes to the page and 100 ms later scrolls smoothly to 96 px above the section', async () => {
    show();
    await follow('Creative');
    await wait(99);
    expect(screen.getByText('Creative content')).toBeVisible();
    expect(scrolled).not.toHaveBeenCalled();
    await wait(1);
    expect(scrolled).toHaveBeenCalledWith({ top: 1000 + 40 - 96, behavior: 'smooth' });
  });

  it('scrolls immediately where less motion is requested', async () => {
    lessMotion = true;
    show();
    await follow('Creative');
    await wait(100);
    expect(scrolled).toHaveBeenCalledWith({ top: 944, behavior: 'instant' });
  });

  it('moves the focus to the section and the anchor into the address', async () => {
    show();
    await follow('Creative');
    await wait(100);
    expect(screen.getByText('Creative content')).toHaveFocus();
    expect(window.location.hash).toBe('#creative-content');
  });

  it('works again on the page itself, without another step in the history', async () => {
    show('/services');
    for (let times = 1; times < 3; times += 1) {
      await follow('Creative');
      await wait(100);
      expect(scrolled).toHaveBeenCalledTimes(times);
    }
    expect(where()).toBe('REPLACE /services');
  });

  it('leaves a click for a new tab, and a link without a section, to browser and router', async () => {
    show();
    await follow('Creative', { ctrlKey: true });
    expect(where()).toBe('POP /');
    await follow('Services');
    await wait(200);
    expect(where()).toBe('PUSH /services');
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('does not scroll again when the visitor comes back', async () => {
    show();
    await follow('Creative');
    await wait(100);
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    fireEvent.click(screen.getByRole('button', { name: 'Forward' }));
    expect(where()).toBe('POP /services');
    await wait(200);
    expect(scrolled).toHaveBeenCalledTimes(1);
  });
});
