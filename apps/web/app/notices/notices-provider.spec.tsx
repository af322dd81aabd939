import '../testing/jsdom-gaps';
import '@testing-library/jest-dom';
import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { Notice } from '@mainstage/content/notices/notice';
import { NoticesProvider, useNotices } from './notices-provider';

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
const tell = (...notices: Notice[]) => act(() => notices.forEach((one) => say(one)));
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('notices', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    start();
  });
  afterEach(() => jest.useRealTimers());

  it('are announced politely, failures at once', () => {
    tell(notice('Hello', 'success'), notice('Alas', 'destructive'));
    expect(screen.getByRole('status')).toHaveTextContent('HelloHello text');
    expect(screen.getByRole('alert')).toHaveTextContent('AlasAlas text');
  });

  it('go by themselves after some seconds', () => {
    tell(notice('Hello'));
    wait(6900);
    expect(screen.getByText('Hello')).toBeInTheDocument();
    wait(200);
    expect(screen.queryByText('Hello')).not.toBeInTheDocument();
  });

  it('wait while the pointer or the focus is on them', () => {
    tell(notice('Hello'));
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
    tell(notice('One'), notice('Two'));
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(screen.queryByText('Two')).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('One')).not.toBeInTheDocument();
  });

  it('queue: no more than three at once, none doubled', () => {
    tell(...['One', 'Two', 'Three', 'Four', 'One'].map((title) => notice(title)));
    expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(3);
    expect(screen.queryByText('One')).not.toBeInTheDocument();
    wait(7100);
    expect(screen.getByText('One')).toBeInTheDocument();
  });
});
