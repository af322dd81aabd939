import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { picture } from '../slideshow/sample-picture';
import { PageDialog } from './page-dialog';
import { Video, type VideoSource } from './video';

const words = { consent: 'Another company’s player learns your address.', load: 'Agree and load' };
const hosted: VideoSource = {
  kind: 'hosted',
  src: 'https://player.example/embed/1',
  still: picture('hall'),
  allowed: false,
  words,
};
const own: VideoSource = {
  kind: 'file',
  files: [
    { src: '/film/day.webm', type: 'video/webm' },
    { src: '/film/day.mp4', type: 'video/mp4' },
  ],
  poster: '/film/day.webp',
};

function Page({ video }: { video: VideoSource }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Watch</button>
      <PageDialog open={open} onClose={() => setOpen(false)} title="A day" close="Close">
        <Video title="A day" video={video} />
      </PageDialog>
    </>
  );
}

async function open(video: VideoSource) {
  render(<Page video={video} />);
  await userEvent.click(screen.getByRole('button', { name: 'Watch' }));
  return screen.findByRole('dialog', { name: 'A day' });
}

/** Every address that the page requests automatically. */
const requestedUrls = () =>
  [...document.querySelectorAll('[src], [srcset], link[href]')].flatMap((each) =>
    ['src', 'srcset', 'href'].map((name) => each.getAttribute(name) ?? ''),
  );

describe('the video dialog', () => {
  it('contacts no third party before the visitor agrees', async () => {
    const dialog = await open(hosted);
    expect(dialog).toHaveTextContent(words.consent);
    expect(dialog.querySelector('iframe')).toBeNull();
    expect(screen.getByRole('img', { name: 'hall' })).toBeVisible();
    expect(requestedUrls().filter((address) => address.includes('//'))).toEqual([]);
  });

  it('loads the player once the visitor agrees, and asks again the next time', async () => {
    await open(hosted);
    await userEvent.click(screen.getByRole('button', { name: 'Agree and load' }));
    expect(screen.getByTitle('A day')).toHaveAttribute('src', 'https://player.example/embed/1');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Watch' }));
    expect(await screen.findByRole('button', { name: 'Agree and load' })).toBeVisible();
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('loads the player immediately where such films were allowed before', async () => {
    const dialog = await open({ ...hosted, allowed: true });
    expect(dialog.querySelector('iframe')).toHaveAttribute('src', 'https://player.example/embed/1');
    expect(screen.queryByRole('button', { name: 'Agree and load' })).not.toBeInTheDocument();
  });

  it('plays a film of our own in the browser’s player, silent without captions', async () => {
    const dialog = await open(own);
    const film = dialog.querySelector('video');
    expect(film).toHaveAttribute('controls');
    expect(film).toHaveAttribute('aria-label', 'A day');
    expect(film?.muted).toBe(true);
    expect([...(film?.querySelectorAll('source') ?? [])].map(({ type }) => type)).toEqual(['video/webm', 'video/mp4']);
  });

  it('plays with sound where there are captions, which are shown when asked for', async () => {
    const dialog = await open({ ...own, captions: { src: '/film/day.vtt', srcLang: 'en', label: 'English' } });
    expect(dialog.querySelector('track')).toHaveAttribute('srclang', 'en');
    expect(dialog.querySelector('track')).not.toHaveAttribute('default');
    expect(dialog.querySelector('video')?.muted).toBe(false);
  });

  it('closes on Escape and gives the focus back', async () => {
    await open(hosted);
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'Watch' })).toHaveFocus();
  });
});
