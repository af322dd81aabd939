import { berlinToday } from '@mainstage/contracts/calendar';
import { enquiryText } from '@mainstage/content/forms/enquiries';
import { estimateMessage } from '@mainstage/estimate/message';
import { waitFor } from '@testing-library/react';
import { drafts } from '../../forms/submission/draft-store';
import { field, freshTab, show } from '../../testing/form-bench';
import { prefilledMessage } from './prefilled-message';
import { ContactForm } from './contact-form';

const textOf = (query: string) => prefilledMessage(new URLSearchParams(query));
const choices = 'what=private-rooms&guests=12';

describe('a message that the address begins', () => {
  beforeEach(freshTab);

  it('a prefilled message is the estimate with its choices, or nothing for choices that make none', async () => {
    expect(await textOf(new URLSearchParams({ estimate: choices }).toString())).toBe(
      estimateMessage(choices, berlinToday(), window.location.origin),
    );
    expect(await textOf('estimate=')).toMatch(/Booking: Event Floors/);
    expect(await textOf('estimate=what%3Dnothing')).toBeUndefined();
  });

  it('a prefilled message is the text of its subject, or nothing for an unknown subject', async () => {
    expect(await textOf('about=venue')).toBe(enquiryText('venue'));
    expect(await textOf('about=toString')).toBeUndefined();
    expect(await textOf('offer=toString')).toBeUndefined();
  });

  it('a prefilled message replaces the last one while that is unchanged', async () => {
    const first = show(<ContactForm />, '/contact?about=venue');
    await waitFor(() => expect(field('Message').value).toBe(enquiryText('venue')));
    await first.user.type(field('Message'), ' We are ninety.', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    first.unmount();
    const second = show(<ContactForm />, `/contact?estimate=${encodeURIComponent(choices)}`);
    await waitFor(() => expect(field('Message').value).toMatch(/^ We are ninety\.Estimate, non-binding/));
    expect(field('Message').value).not.toContain(enquiryText('venue'));
    await second.user.type(field('Message'), 'x', { initialSelectionStart: 30, initialSelectionEnd: 30 });
    second.unmount();
    show(<ContactForm />, '/contact?about=venue');
    await waitFor(() => expect(field('Message').value).toMatch(/Estimate[\s\S]*\n\n/));
    expect(field('Message').value).toContain(enquiryText('venue'));
  });

  it('a prefilled message is added below what the visitor had written, and leaves the address', async () => {
    drafts.write('contact', { values: { message: 'Hello there' } });
    const { getByTestId } = show(<ContactForm />, `/contact?estimate=${encodeURIComponent(choices)}&ref=mail`);
    await waitFor(() => expect(field('Message').value).toMatch(/^Hello there\n\nEstimate, non-binding\n/));
    expect(field('Message').value).toContain('• Private Rooms: €500.00');
    await waitFor(() => expect(getByTestId('where')).toHaveTextContent('/contact?ref=mail'));
  });
});
