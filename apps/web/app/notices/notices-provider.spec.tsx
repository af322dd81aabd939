import '../testing/jsdom-gaps';
import '@testing-library/jest-dom';
import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { Notice } from '@mainstage/content/notices/notice';
import { NoticeRegion } from './notice-region';
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
/** Layout for jsdom: a notice in its usual corner or opposite, and a focused element. */
function lay(focused = new DOMRect()) {
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return this.tagName === 'BUTTON' ? focused : new DOMRect(this.dataset.place === 'other' ? 32 : 820, 600, 420, 100);
  });
  return screen.getByRole('button', { name: 'Ready' });
}
const corner = () => document.querySelector('[data-place]');
// jsdom's own pointer events have no coordinates.
const movePointer = (clientX: number, clientY: number) =>
  fireEvent(window, new MouseEvent('pointermove', { clientX, clientY }));
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('notices', () => {
  beforeAll(async () => {
    start();
    showNotices(notice('Loaded'));
    await screen.findByText('Loaded', {}, { timeout: 30_000 });
    cleanup();
  });
  beforeEach(() => {
    jest.useFakeTimers();
    start();
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('are announced politely, failures immediately', () => {
    showNotices(notice('Hello', 'success'));
    expect(screen.getByRole('status')).toHaveTextContent('HelloHello text');
    showNotices(notice('Alas', 'destructive'));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.getByRole('alert')).toHaveTextContent('AlasAlas text');
  });

  it('are replaced by the next one', () => {
    showNotices(notice('Alas', 'destructive'));
    showNotices(notice('Sent', 'success'));
    expect(screen.queryByText('Alas')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Sent');
  });

  it('are shown and announced in the dialog over the page while it is there', () => {
    const dialog = (open: boolean) => (
      <NoticesProvider>
        <Speaker />
        {open && (
          <div role="dialog">
            <NoticeRegion />
          </div>
        )}
      </NoticesProvider>
    );
    cleanup();
    const { rerender } = render(dialog(true));
    fireEvent.click(screen.getByRole('button', { name: 'Ready' }));
    const inDialog = within(screen.getByRole('dialog'));
    const empty = inDialog.getByRole('alert');
    showNotices(notice('Alas', 'destructive'));
    expect(empty).toHaveTextContent('AlasAlas text');
    expect(screen.getAllByText('Alas')).toHaveLength(1);
    rerender(dialog(false));
    expect(screen.getByRole('alert')).toHaveTextContent('AlasAlas text');
  });

  it('of progress stay until they are dismissed', () => {
    showNotices({ ...notice('One moment'), passing: true });
    wait(60_000);
    expect(screen.getByText('One moment')).toBeInTheDocument();
  });

  it('change their corner if the pointer is in it, and stay there when it leaves', () => {
    lay();
    showNotices(notice('Hello'));
    expect(corner()).toHaveAttribute('data-place', 'usual');
    movePointer(900, 650);
    showNotices(notice('Again'));
    expect(corner()).toHaveAttribute('data-place', 'other');
    movePointer(100, 650);
    expect(corner()).toHaveAttribute('data-place', 'other');
  });

  it('move away from what gets the focus', () => {
    const button = lay(new DOMRect(800, 620, 200, 48));
    showNotices(notice('Hello'));
    expect(corner()).toHaveAttribute('data-place', 'usual');
    act(() => button.focus());
    expect(corner()).toHaveAttribute('data-place', 'other');
  });

  it('cover the pointer rather than the focus if they cannot avoid both', () => {
    const button = lay(new DOMRect(800, 620, 200, 48));
    movePointer(100, 650);
    act(() => button.focus());
    showNotices(notice('Hello'));
    expect(corner()).toHaveAttribute('data-place', 'other');
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
    fireEvent.mouseEnter(screen.getByText('Hello').closest('.MuiSnackbar-root')!);
    wait(30_000);
    expect(screen.getByText('Hello')).toBeInTheDocument();
    fireEvent.mouseLeave(screen.getByText('Hello').closest('.MuiSnackbar-root')!);
    fireEvent.focus(screen.getByRole('button', { name: 'Dismiss' }));
    wait(30_000);
    expect(screen.getByText('Hello')).toBeInTheDocument();
    fireEvent.blur(screen.getByRole('button', { name: 'Dismiss' }));
    wait(7100);
    expect(screen.queryByText('Hello')).not.toBeInTheDocument();
  });

  it.each([
    ['button', () => fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))],
    ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ])('can be dismissed by %s', (_, dismiss) => {
    showNotices(notice('Hello'));
    dismiss();
    expect(screen.queryByText('Hello')).not.toBeInTheDocument();
  });
});
