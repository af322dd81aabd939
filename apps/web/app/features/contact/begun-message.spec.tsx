import { berlinToday } from '@mainstage/contracts/calendar';
import { enquiryText } from '@mainstage/content/forms/enquiries';
import { estimateMessage } from '@mainstage/estimate/message';
import { waitFor } from '@testing-library/react';
import { drafts } from '../../forms/submission/draft-store';
import { field, freshTab, show } from '../../testing/form-bench';
import { begunMessage } from './begun-message';
import { ContactForm } from './contact-form';

const textOf = (query: string) => begunMessage(new URLSearchParams(query));
const choices = 'what=private-rooms&guests=12';

describe('a message that the address begins', () => {
  beforeEach(freshTab);

  it('is the estimate with those choices, or nothing for choices that make none', async () => {
    expect(await textOf(new URLSearchParams({ estimate: choices }).toString())).toBe(
      estimateMessage(choices, berlinToday(), window.location.origin),
    );
    expect(await textOf('estimate=')).toMatch(/Booking: Event Floors/);
    expect(await textOf('estimate=what%3Dnothing')).toBeUndefined();
  });

  it('is the text of a subject, or nothing for a subject nobody knows', async () => {
    expect(await textOf('about=venue')).toBe(enquiryText('venue'));
    expect(await textOf('about=toString')).toBeUndefined();
    expect(await textOf('offer=toString')).toBeUndefined();
  });

  it('comes below what the visitor had begun, and leaves the address', async () => {
    drafts.write('contact', { values: { message: 'Hello there' } });
    const { getByTestId } = show(<ContactForm />, `/contact?estimate=${encodeURIComponent(choices)}&ref=mail`);
    await waitFor(() => expect(field('Message').value).toMatch(/^Hello there\n\nEstimate, non-binding\n/));
    expect(field('Message').value).toContain('• Private Rooms: €500.00');
    await waitFor(() => expect(getByTestId('where')).toHaveTextContent('/contact?ref=mail'));
  });
});
