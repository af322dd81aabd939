import '../../testing/jsdom-gaps';
import '@testing-library/jest-dom';
import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { lazyPart } from './lazy-part';

const Sheet = ({ name }: { name: string }) => <p>{`The sheet of ${name}`}</p>;
const load = jest.fn(async () => Sheet);
const away = async (): Promise<typeof Sheet> => Promise.reject(new TypeError('Failed to fetch'));

afterEach(() => {
  load.mockReset().mockImplementation(async () => Sheet);
  document.documentElement.lang = 'en';
});

describe('a part whose script comes late', () => {
  it('a lazy part is fetched again automatically when its script failed at first', async () => {
    load.mockImplementationOnce(away);
    const Part = lazyPart(load, [1]);
    render(<Part name="Arena" />);
    expect(await screen.findByText('The sheet of Arena')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('a lazy part says in its place and language that it failed, and appears when it is reloaded', async () => {
    document.documentElement.lang = 'de';
    load.mockImplementationOnce(away).mockImplementationOnce(away);
    const Part = lazyPart(load, [1]);
    render(
      <>
        <h1>Die Seite</h1>
        <Part name="Arena" />
      </>,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('konnte nicht geladen werden');
    expect(screen.getByRole('heading', { name: 'Die Seite' })).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Neu laden' }));
    expect(await screen.findByText('The sheet of Arena')).toBeInTheDocument();
  });

  it('a lazy part offers a new document when it is missing a second time', async () => {
    const Part = lazyPart(away, []);
    render(<Part name="Arena" />);
    fireEvent.click(await screen.findByRole('button', { name: 'Reload' }));
    expect(await screen.findByRole('link', { name: 'Reload' })).toHaveAttribute('href', '/');
  });

  it('a lazy part is fetched once when a visitor points at what shows it, before it is shown', async () => {
    const Part = lazyPart(load);
    const { rerender } = render(
      <div {...Part.intent}>
        <p>Words</p>
        <button type="button">Show</button>
      </div>,
    );
    fireEvent.pointerOver(screen.getByText('Words'));
    expect(load).not.toHaveBeenCalled();
    fireEvent.pointerOver(screen.getByRole('button'));
    fireEvent.focus(screen.getByRole('button'));
    rerender(<Part name="Arena" />);
    expect(await screen.findByText('The sheet of Arena')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
  });
});
