import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { gallery } from '@mainstage/content/gallery/gallery';
import { galleryEmpty } from '@mainstage/content/gallery/tabs';
import type { GalleryGroup } from '@mainstage/content/gallery/types';
import { GalleryGrid } from './gallery-grid';

type IntersectionListener = (entries: readonly { isIntersecting: boolean }[]) => void;

/** Intersection observers of the thumbnails. */
const watched: { seen: IntersectionListener; options: IntersectionObserverInit | undefined }[] = [];

class Watching {
  constructor(seen: IntersectionListener, options?: IntersectionObserverInit) {
    watched.push({ seen, options });
  }
  observe(): void {}
  disconnect(): void {}
}

const itemsOf = (groups: readonly GalleryGroup[]) => groups.flatMap(({ items }) => items);
const [buildings, films] = [itemsOf(gallery.Buildings), itemsOf(gallery.Videos)];
const copy = { empty: galleryEmpty, newTab: '(opens in a new tab)' };

describe('the gallery grid', () => {
  beforeEach(() => {
    watched.length = 0;
    Object.assign(globalThis, { IntersectionObserver: Watching });
  });

  it('says so where a category is empty', () => {
    render(<GalleryGrid label="Buildings" items={[]} copy={copy} />);
    expect(screen.getByText('No content available for this category.')).toBeVisible();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('fetches a thumbnail once a tenth of it is within 50 px of the window', () => {
    const { container } = render(<GalleryGrid label="Buildings" items={buildings} copy={copy} />);
    expect(watched).toHaveLength(buildings.length);
    expect(watched[0]?.options).toEqual({ threshold: 0.1, rootMargin: '50px' });
    expect(container.querySelectorAll('li > button > span > picture')).toHaveLength(0);
    act(() => watched[0]?.seen([{ isIntersecting: false }]));
    expect(container.querySelectorAll('li > button > span > picture')).toHaveLength(0);
    act(() => watched[0]?.seen([{ isIntersecting: true }]));
    expect(container.querySelectorAll('li > button > span > picture')).toHaveLength(1);
  });

  it('fetches every thumbnail for print', () => {
    const { container } = render(<GalleryGrid label="Buildings" items={buildings} copy={copy} />);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(container.querySelectorAll('li > button > span > picture')).toHaveLength(buildings.length);
  });

  it('shows the first tiles of a room where others are shown beside it', () => {
    render(<GalleryGrid label="Buildings" items={buildings} copy={copy} most={3} />);
    expect(screen.getAllByRole('button')).toHaveLength(3);
  });

  it('opens films in a new tab', () => {
    render(<GalleryGrid label="Videos" items={films} copy={copy} />);
    for (const link of screen.getAllByRole('link')) {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAccessibleName(/\(opens in a new tab\)$/);
    }
    expect(screen.queryByRole('button')).toBeNull();
  });
});
