import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { jest } from '@jest/globals';
import { createStoredValue } from './stored-value';

const key = 'mainstage.test';
const parse = (text: string | null) => (text === null ? [] : (JSON.parse(text) as string[]));
const create = () => createStoredValue({ area: 'session', key, parse });

function List({ value }: { value: ReturnType<typeof create> }) {
  return <output>{value.useValue().join(' ')}</output>;
}

afterEach(() => {
  jest.restoreAllMocks();
  create().write(undefined);
});

describe('a stored value', () => {
  it('is kept in its storage and returns the same object until it changes', () => {
    const value = create();
    expect(value.write(['a', 'b'])).toBe(true);
    expect(sessionStorage.getItem(key)).toBe('["a","b"]');
    expect(value.read()).toEqual(['a', 'b']);
    expect(value.read()).toBe(value.read());
    value.write(undefined);
    expect(sessionStorage.getItem(key)).toBeNull();
  });

  it('is rendered once in a hydrated page where nothing is stored', () => {
    const value = create();
    const values: string[][] = [];
    function Watched() {
      values.push(value.useValue());
      return null;
    }
    const page = document.createElement('div');
    render(<Watched />, { container: document.body.appendChild(page), hydrate: true });
    expect(values).toHaveLength(1);
  });

  it('is empty where what is stored cannot be read', () => {
    sessionStorage.setItem(key, '["a');
    expect(create().read()).toEqual([]);
  });

  it('shows each change in every component of its key, also one made in another tab', () => {
    const value = create();
    render(<List value={create()} />);
    act(() => void value.write(['a']));
    expect(screen.getByRole('status')).toHaveTextContent('a');
    sessionStorage.setItem(key, '["b"]');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
    expect(screen.getByRole('status')).toHaveTextContent('b');
  });

  it('lasts until the page is left where the browser forbids storage, and says so', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const value = create();
    expect(value.write(['a'])).toBe(false);
    expect(create().read()).toEqual(['a']);
  });
});
