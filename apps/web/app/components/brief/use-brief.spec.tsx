import '../../testing/jsdom-gaps';
import type { ReactNode } from 'react';
import { act, renderHook } from '@testing-library/react';
import { jest } from '@jest/globals';
import { MemoryRouter } from 'react-router-dom';
import { builtSite } from '@mainstage/ui/motion/built-site';

describe('what was chosen before somebody writes', () => {
  it('is asked for from the first moment, though it is shown a moment after a built page was taken up', async () => {
    jest.useFakeTimers();
    document.body.innerHTML = `<div id="${builtSite}"></div>`;
    const { useBrief } = await import('./use-brief');
    const wrapper = ({ children }: { children: ReactNode }) => (
      <MemoryRouter initialEntries={['/contact?venue=arena&guests=80']}>{children}</MemoryRouter>
    );
    const { result } = renderHook(() => useBrief([]), { wrapper });
    const asked = { venue: 'arena', guests: 80 };
    expect([result.current.asked, result.current.chosen]).toEqual([asked, {}]);
    await act(async () => jest.runAllTimers());
    expect([result.current.asked, result.current.chosen]).toEqual([asked, asked]);
    jest.useRealTimers();
  });
});
