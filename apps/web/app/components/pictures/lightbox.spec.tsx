import '@testing-library/jest-dom';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLightbox } from '@mainstage/ui/lightbox/use-lightbox';
import { fillMatchMedia, fillObservers } from '@mainstage/ui/motion/jsdom-gaps';
import { picture } from '@mainstage/ui/slideshow/sample-picture';
import { Lightbox } from './lightbox';

const names = ['Arena', 'Boardroom', 'Lounge'];

/** A button for each picture, which opens the lightbox at it. */
function PictureList({ shown = names }: { shown?: string[] }) {
  const lightbox = useLightbox();
  return (
    <>
      {shown.map((name, index) => (
        <button key={name} onClick={() => lightbox.open(index)}>
          {name}
        </button>
      ))}
      <Lightbox state={lightbox} pictures={shown.map(picture)} label="The house" />
    </>
  );
}

async function open(name: string) {
  render(<PictureList />);
  await userEvent.click(screen.getByRole('button', { name }));
  return screen.findByRole('dialog', { name: 'The house' });
}
const place = (dialog: HTMLElement) => dialog.querySelector('.yarl__slide_current')?.getAttribute('aria-label');

describe('the lightbox', () => {
  beforeEach(() => {
    // With less motion the lightbox changes immediately.
    fillMatchMedia(true);
    fillObservers();
  });

  it('opens at the picture that was pressed, and counts', async () => {
    const dialog = await open('Boardroom');
    expect(place(dialog)).toBe('2 of 3');
    expect(dialog).toHaveAttribute('aria-modal', 'true');
    expect(dialog.querySelector('.yarl__counter')).toHaveTextContent('2 / 3');
  });

  it('moves by arrow keys and buttons, around both ends', async () => {
    const dialog = await open('Lounge');
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(place(dialog)).toBe('1 of 3'));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(place(dialog)).toBe('3 of 3'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Previous' }));
    await waitFor(() => expect(place(dialog)).toBe('2 of 3'));
  });

  it('closes on Escape and gives the focus back to the picture', async () => {
    await open('Boardroom');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Boardroom' })).toHaveFocus();
  });

  it('closes by its cross', async () => {
    const dialog = await open('Arena');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('shows a single picture without arrows and counter', async () => {
    render(<PictureList shown={['Arena']} />);
    await userEvent.click(screen.getByRole('button', { name: 'Arena' }));
    const dialog = await screen.findByRole('dialog', { name: 'The house' });
    expect(within(dialog).getByRole('button', { name: 'Close' })).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
    expect(within(dialog).queryByRole('button', { name: 'Previous' })).not.toBeInTheDocument();
    expect(dialog.querySelector('.yarl__counter')).toBeNull();
  });
});
