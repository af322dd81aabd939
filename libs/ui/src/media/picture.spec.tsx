import { render, screen } from '@testing-library/react';
import { Picture, type PictureSource } from './picture';
import { Placeholders } from './placeholders';

const hall: PictureSource = {
  base: '/pictures/hall',
  width: 1600,
  height: 900,
  alt: 'A hall.',
  focus: [0.4, 0.6],
  widths: [480, 960, 1600],
};

describe('Picture', () => {
  it('offers AVIF before WebP, in every width there is', () => {
    const { container } = render(<Picture picture={hall} sizes="50vw" />);
    const sources = [...container.querySelectorAll('source')];
    expect(sources.map((source) => source.type)).toEqual(['image/avif', 'image/webp']);
    expect(sources[0]?.srcset).toBe(
      '/pictures/hall-480.avif 480w, /pictures/hall-960.avif 960w, /pictures/hall-1600.avif 1600w',
    );
    expect(sources.every((source) => source.sizes === '50vw')).toBe(true);
  });

  it('tells the browser of the sides that its frame cuts off too', () => {
    const { container } = render(<Picture picture={hall} sizes="(min-width: 1024px) 58vw, 96vw" ratio="4 / 3" />);
    expect(container.querySelector('source')?.sizes).toBe('(min-width: 1024px) calc(58vw * 1.33), calc(96vw * 1.33)');
    const flat = render(<Picture picture={hall} sizes="50vw" ratio="21 / 9" />);
    expect(flat.container.querySelector('source')?.sizes).toBe('50vw');
  });

  it('keeps its place and its focal point', () => {
    render(<Picture picture={hall} sizes="50vw" />);
    const image = screen.getByAltText('A hall.');
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1600', '900']);
    expect(image.style.objectPosition).toBe('40% 60%');
  });

  it('is loaded lazily, unless it is the first of the page', () => {
    const { rerender } = render(<Picture picture={hall} sizes="50vw" />);
    const image = screen.getByAltText('A hall.');
    expect([image.getAttribute('loading'), image.getAttribute('fetchpriority')]).toEqual(['lazy', 'auto']);
    rerender(<Picture picture={hall} sizes="50vw" priority />);
    expect([image.getAttribute('loading'), image.getAttribute('fetchpriority')]).toEqual(['eager', 'high']);
  });

  it('is preloaded in the head of the page where it is the first, on a telephone in its cut', () => {
    const preloadsOf = (name: string) =>
      [...document.head.querySelectorAll('link[rel="preload"]')]
        .filter((link) => link.getAttribute('imagesrcset')?.startsWith(`/pictures/${name}-`))
        .map((link) => [link.getAttribute('media'), link.getAttribute('imagesizes')]);
    const cut = { base: '/pictures/first-4x5', widths: [480], ratio: 0.8, sizes: '90vw' };
    const first = { ...hall, base: '/pictures/first' };
    const { rerender, container } = render(<Picture picture={first} cut={cut} sizes="50vw" />);
    expect(preloadsOf('first')).toEqual([]);
    rerender(<Picture picture={first} cut={cut} sizes="50vw" priority />);
    expect(preloadsOf('first')).toEqual([
      ['not all and (min-width: 700px)', '90vw'],
      ['(min-width: 700px)', '50vw'],
    ]);
    expect([...container.querySelectorAll('source')].map(({ media, sizes }) => [media, sizes])).toEqual([
      ['not all and (min-width: 700px)', '90vw'],
      ['not all and (min-width: 700px)', '90vw'],
      ['', '50vw'],
      ['', '50vw'],
    ]);
  });

  it('shows its blurred self until it has come', () => {
    const { container } = render(
      <Placeholders value={{ [hall.base]: 'data:image/webp;base64,AAAA' }}>
        <Picture picture={hall} sizes="50vw" />
      </Placeholders>,
    );
    expect(container.querySelector('picture')?.style.backgroundImage).toContain('data:image/webp;base64,AAAA');
  });
});
