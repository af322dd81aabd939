import '../testing/jsdom-gaps';
import '@testing-library/jest-dom';
import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { noticeRegion } from '@mainstage/content/notices/region';
import type { Notice } from '@mainstage/content/notices/notice';
import { NoticesProvider } from './notices-provider';
import { useNotices } from './use-notices';

const notice = (title: string, style: Notice['style'] = 'default'): Notice => ({
  title,
  text: `${title} text`,
  style,
  language: 'en',
});

let say: (notice: Notice) => void;

function Speaker() {
  const { show } = useNotices();
  return <button onClick={() => (say = show)}>Ready</button>;
}

function start() {
  render(
    <NoticesProvider>
      <Speaker />
    </NoticesProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Ready' }));
}
const showNotices = (...notices: Notice[]) => act(() => notices.forEach((one) => say(one)));
// jsdom's own pointer events have no coordinates.
/** Layout for jsdom: the notices in their usual corner or opposite, and a focused element. */
function lay(focused?: DOMRect) {
  const button = screen.getByRole('button', { name: 'Ready' });
  button.getBoundingClientRect = () => focused ?? new DOMRect(0, 0, 0, 0);
  const region = screen.getByRole('region', { name: noticeRegion.label });
  region.getBoundingClientRect = () => new DOMRect(region.dataset.place === 'other' ? 32 : 820, 600, 420, 100);
  return { region, button };
}
const movePointer = (clientX: number, clientY: number) =>
  fireEvent(window, new MouseEvent('pointermove', { clientX, clientY }));
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('notices', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    start();
  });
  afterEach(() => jest.useRealTimers());

  it('are announced politely, failures immediately', () => {
    showNotices(notice('Hello', 'success'), notice('Alas', 'destructive'));
    expect(screen.getByRole('status')).toHaveTextContent('HelloHello text');
    expect(screen.getByRole('alert')).toHaveTextContent('AlasAlas text');
  });

  it('notices of a failure leave once it is resolved', () => {
    showNotices(notice('Alas', 'destructive'), notice('By the way'));
    showNotices(notice('Sent', 'success'));
    expect(screen.queryByText('Alas')).not.toBeInTheDocument();
    expect(screen.getByText('By the way')).toBeInTheDocument();
    expect(screen.getByText('Sent')).toBeInTheDocument();
  });

  it('notices of progress leave with their outcome, good or bad', () => {
    showNotices({ ...notice('One moment'), passing: true }, notice('By the way'), notice('Alas', 'destructive'));
    expect(screen.queryByText('One moment')).not.toBeInTheDocument();
    expect(screen.getByText('By the way')).toBeInTheDocument();
  });

  it('notices of progress stay until they are dismissed', () => {
    showNotices({ ...notice('One moment'), passing: true });
    wait(60_000);
    expect(screen.getByText('One moment')).toBeInTheDocument();
  });

  it('notices change their corner where the pointer is in it, and stay there when it leaves', () => {
    const { region } = lay();
    showNotices(notice('Hello'));
    expect(region).toHaveAttribute('data-place', 'usual');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    movePointer(900, 650);
    showNotices(notice('Hello'));
    expect(region).toHaveAttribute('data-place', 'other');
    // It stays: a notice does not move while it is read.
    movePointer(100, 650);
    showNotices(notice('Again'));
    expect(region).toHaveAttribute('data-place', 'other');
  });

  it('move away from what gets the focus, also while they stay', () => {
    const { region, button } = lay(new DOMRect(800, 620, 200, 48));
    showNotices(notice('Hello'));
    expect(region).toHaveAttribute('data-place', 'usual');
    act(() => button.focus());
    expect(region).toHaveAttribute('data-place', 'other');
  });

  it('notices cover the pointer rather than the focus where they cannot avoid both', () => {
    const { region, button } = lay(new DOMRect(800, 620, 200, 48));
    movePointer(100, 650);
    act(() => button.focus());
    showNotices(notice('Hello'));
    expect(region).toHaveAttribute('data-place', 'other');
  });

  it('leave automatically after some seconds', () => {
    showNotices(notice('Hello'));
    wait(6900);
    expect(screen.getByText('Hello')).toBeInTheDocument();
    wait(200);
    expect(screen.queryByText('Hello')).not.toBeInTheDocument();
  });

  it('wait while the pointer or the focus is on them', () => {
    showNotices(notice('Hello'));
    fireEvent.pointerOver(screen.getByText('Hello'));
    wait(30_000);
    expect(screen.getByText('Hello')).toBeInTheDocument();
    fireEvent.pointerOut(screen.getByText('Hello'));
    fireEvent.focus(screen.getByRole('button', { name: 'Dismiss' }));
    wait(30_000);
    expect(screen.getByText('Hello')).toBeInTheDocument();
    fireEvent.blur(screen.getByRole('button', { name: 'Dismiss' }));
    wait(7100);
    expect(screen.queryByText('Hello')).not.toBeInTheDocument();
  });

  it('can be dismissed by button and by Escape, the newest first', () => {
    showNotices(notice('One'), notice('Two'));
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(screen.queryByText('Two')).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('One')).not.toBeInTheDocument();
  });

  it('notices queue: no more than three at a time, none doubled', () => {
    showNotices(...['One', 'Two', 'Three', 'Four', 'One'].map((title) => notice(title)));
    expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(3);
    expect(screen.queryByText('One')).not.toBeInTheDocument();
    wait(7100);
    expect(screen.getByText('One')).toBeInTheDocument();
  });
});
