import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useFullScreen } from './use-full-screen';

const stage = document.createElement('div');
const requestFullscreen = jest.fn((element: Element | null) => {
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: element });
  document.dispatchEvent(new Event('fullscreenchange'));
  return Promise.resolve();
});

function browser({ enabled }: { enabled: boolean }) {
  Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, value: enabled });
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: null });
  document.exitFullscreen = () => requestFullscreen(null);
  stage.requestFullscreen = () => requestFullscreen(stage);
}

beforeEach(() => requestFullscreen.mockClear());

it('the panorama fills the screen and gives it back, also when the visitor leaves by Escape', () => {
  browser({ enabled: true });
  const { result } = renderHook(() => useFullScreen(() => stage));
  const change = () => act(() => result.current[1]!());
  expect(result.current[0]).toBe(false);

  change();
  expect(requestFullscreen).toHaveBeenLastCalledWith(stage);
  expect(result.current[0]).toBe(true);
  change();
  expect(requestFullscreen).toHaveBeenLastCalledWith(null);
  expect(result.current[0]).toBe(false);

  change();
  act(() => void requestFullscreen(null));
  expect(result.current[0]).toBe(false);
});

it('the panorama stays as it is where the browser refuses full screen', async () => {
  browser({ enabled: true });
  stage.requestFullscreen = () => Promise.reject(new TypeError('not allowed in this frame'));
  const { result } = renderHook(() => useFullScreen(() => stage));
  await act(async () => result.current[1]!());
  expect(result.current[0]).toBe(false);
});

it('the panorama offers no full screen where the browser has none', () => {
  browser({ enabled: false });
  expect(renderHook(() => useFullScreen(() => stage)).result.current[1]).toBeUndefined();
});
