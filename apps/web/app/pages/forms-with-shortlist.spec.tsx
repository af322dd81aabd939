import '../testing/jsdom-gaps';
import { act, screen, waitFor } from '@testing-library/react';
import { ContactForm } from '../features/contact/contact-form';
import { button, field, freshTab, show } from '../testing/form-bench';
import { drafts } from '../forms/submission/draft-store';
import { TourForm } from '../features/tour/tour-form';
import { shortlist } from '../shortlist/shortlist-store';
import { withShortlist } from '../shortlist/shortlist-text';

const line = 'My shortlist: Vista Stage, Boardroom';
const added = 'Your shortlist stands in the text above. You can edit it there.';
const add = (count: number) => screen.findByRole('button', { name: `Add my shortlist (${count})` });

function listed() {
  act(() => {
    shortlist.toggle('vista-stage');
    shortlist.toggle('boardroom');
  });
}

beforeEach(() => {
  freshTab();
  act(() => shortlist.clear());
});

describe.each([
  ['contact', 'Message', <ContactForm key="contact" />, 'message'],
  ['tour', 'Additional information', <TourForm key="tour" />, 'additionalInformation'],
] as const)('in the %s form the shortlist', (form, label, element, name) => {
  it('is not spoken of while it is empty', () => {
    show(element);
    expect(screen.queryByText(/shortlist/i)).not.toBeInTheDocument();
  });

  it('becomes a line of the text when asked, which has the focus and can be edited', async () => {
    listed();
    const { user } = show(element);
    expect(field(label)).toHaveValue('');
    await user.click(await add(2));
    expect(field(label)).toHaveValue(line);
    expect(field(label)).toHaveFocus();
    expect(screen.getByText(added)).toHaveAttribute('role', 'status');
    await user.type(field(label), ' rather');
    expect(field(label)).toHaveValue(`${line} rather`);
  });

  it('comes below what was typed and never twice', async () => {
    listed();
    const { user } = show(element);
    await user.type(field(label), 'Hello there');
    await user.click(await add(2));
    expect(field(label)).toHaveValue(`Hello there\n\n${line}`);
    expect(screen.queryByRole('button', { name: /Add my shortlist/ })).not.toBeInTheDocument();
    await user.clear(field(label));
    expect(await add(2)).toBeInTheDocument();
  });

  it('stays in the draft', async () => {
    listed();
    const { user, unmount } = show(element);
    await user.click(await add(2));
    unmount();
    expect(drafts.read(form)?.values[name]).toBe(line);
    show(element);
    await waitFor(() => expect(field(label)).toHaveValue(line));
    expect(await screen.findByText(added)).toBeInTheDocument();
  });

  it('can be added anew when it has grown', async () => {
    listed();
    const { user } = show(element);
    await user.click(await add(2));
    act(() => shortlist.toggle('arena'));
    await user.click(button('Add my shortlist (3)'));
    expect(field(label)).toHaveValue(`${line}\n\n${line}, Arena`);
  });
});

describe('the text with the shortlist', () => {
  it('keeps every letter that was typed', () => {
    expect(withShortlist('', line)).toBe(line);
    expect(withShortlist('  \n', line)).toBe(line);
    expect(withShortlist('One.\nTwo.\n', line)).toBe(`One.\nTwo.\n\n${line}`);
    expect(withShortlist(`${line}, please`, line)).toBe(`${line}, please`);
  });
});
