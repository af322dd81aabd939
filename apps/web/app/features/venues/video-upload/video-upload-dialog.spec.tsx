// Rules: video-upload.limits
import { jest } from '@jest/globals';
import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { videoUpload } from '@mainstage/content/constants/video-upload';
import { freshTab, notice, show } from '../../../testing/form-bench';
import { VideoUploadDialog } from './video-upload-dialog';

const made: string[] = [];
const released: string[] = [];

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Manage Video</button>
      <VideoUploadDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}

async function open() {
  const page = show(<Page />);
  await page.user.click(screen.getByRole('button', { name: 'Manage Video' }));
  await screen.findByRole('dialog', { name: 'Video verwalten' });
  return page;
}

const video = (type = 'video/webm', size = 1000) => {
  const file = new File(['film'], 'probe.webm', { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};
const input = () => screen.getByLabelText(/Video auswählen/);
const zone = () => input().closest('label')!;
const choose = (file: File) => fireEvent.change(input(), { target: { files: [file] } });
const preview = () => screen.findByLabelText('Vorschau: probe.webm');

describe('the upload dialog', () => {
  beforeEach(() => {
    freshTab();
    made.length = 0;
    released.length = 0;
    URL.createObjectURL = jest.fn(() => {
      made.push(`blob:${made.length}`);
      return made.at(-1)!;
    });
    URL.revokeObjectURL = jest.fn((url: string) => void released.push(url));
    globalThis.fetch = jest.fn() as never;
  });
  afterEach(() => expect(globalThis.fetch).not.toHaveBeenCalled());

  it('speaks German', async () => {
    await open();
    expect(screen.getByRole('dialog')).toHaveTextContent('Nichts wird gesendet, nichts wird gespeichert.');
    expect(screen.getByRole('dialog').closest('[lang]')).toHaveAttribute('lang', 'de');
  });

  it.each(['video/mp4', 'video/webm', 'video/ogg'])('shows a %s of 100 MB as preview and says so', async (type) => {
    await open();
    choose(video(type, videoUpload.maxBytes));
    fireEvent.loadedData(await preview());
    const card = await notice('Video hochgeladen', 'Das Video wurde erfolgreich hochgeladen.');
    expect(card).toHaveAttribute('lang', 'de');
    expect(await preview()).toHaveAttribute('src', 'blob:0');
  });

  it.each(['video/quicktime', 'image/png', ''])('refuses a file of type %p', async (type) => {
    await open();
    choose(video(type));
    const card = await notice('Ungültiges Format', 'Nur MP4, WebM und OGG Videos sind erlaubt.');
    expect(card).toHaveAttribute('data-notice', 'destructive');
    expect(made).toEqual([]);
  });

  it('refuses one byte more than 100 MB', async () => {
    await open();
    expect(videoUpload.maxBytes).toBe(104857600);
    choose(video('video/mp4', 104857601));
    await notice('Datei zu groß', 'Das Video darf maximal 100MB groß sein.');
    expect(made).toEqual([]);
  });

  it('says so when the browser cannot play the file, and releases it', async () => {
    await open();
    choose(video());
    fireEvent.error(await preview());
    await notice('Upload fehlgeschlagen', 'Das Video konnte nicht hochgeladen werden.');
    expect(released).toEqual(['blob:0']);
    expect(input()).toBeInTheDocument();
  });

  it('clears the preview, which releases its address, and takes another one', async () => {
    const { user } = await open();
    choose(video());
    await preview();
    expect(released).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Vorschau entfernen' }));
    expect(released).toEqual(['blob:0']);
    choose(video());
    expect(await preview()).toHaveAttribute('src', 'blob:1');
  });

  it('releases the address when the dialog is closed', async () => {
    const { user } = await open();
    choose(video());
    await preview();
    await user.click(screen.getByRole('button', { name: 'Schließen' }));
    await waitFor(() => expect(released).toEqual(['blob:0']));
  });

  it('is highlighted while a file is held over it, and takes a dropped file', async () => {
    await open();
    fireEvent.dragOver(zone());
    expect(zone()).toHaveAttribute('data-dragging', 'true');
    expect(zone()).toHaveTextContent('Jetzt loslassen');
    fireEvent.dragLeave(zone());
    expect(zone()).toHaveAttribute('data-dragging', 'false');
    fireEvent.dragOver(zone());
    const drop = createEvent.drop(zone(), { dataTransfer: { files: [video()] } });
    fireEvent(zone(), drop);
    expect(drop.defaultPrevented).toBe(true);
    expect(await preview()).toBeVisible();
  });
});
