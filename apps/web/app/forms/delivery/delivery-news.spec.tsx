// Rules: delivery.status, delivery.correction
import { jest } from '@jest/globals';
import { addressPath, deliveryPath, type DeliveryStatus } from '@mainstage/contracts/delivery';
import { screen, waitFor } from '@testing-library/react';
import { button, field, show } from '../../testing/form-bench';
import { DeliveryNews } from './delivery-news';

const id = '01935b2e-0000-7000-8000-000000000001';
const problem = { status: 404, body: { code: 'not_found' } };

interface StubbedReply {
  status: number;
  body: unknown;
}

/** Answers each kind of call with its replies in order, and repeats the last one. */
function answers(news: StubbedReply[], correction?: StubbedReply) {
  const calls: string[] = [];
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    calls.push(`${init?.method} ${String(input)} ${typeof init?.body === 'string' ? init.body : ''}`.trim());
    const { status, body } =
      init?.method === 'POST' ? (correction ?? problem) : ((news.length > 1 ? news.shift() : news[0]) ?? problem);
    return {
      status,
      ok: status < 400,
      headers: { get: () => null },
      text: async () => JSON.stringify(body),
    } as unknown as Response;
  });
  return calls;
}
const statusReply = (status: DeliveryStatus): StubbedReply => ({ status: 200, body: status });
const news = (onCorrected?: (email: string) => void) => (
  <>
    <input aria-label="Elsewhere" />
    <DeliveryNews
      id={id}
      at={new Date().toISOString()}
      email="ada@exmaple.com"
      language="en"
      {...(onCorrected && { onCorrected })}
    />
  </>
);

describe('the news about a confirmation', () => {
  it('the delivery news is announced politely, leaves the focus alone, and is not polled once final', async () => {
    const calls = answers([statusReply({ state: 'on-its-way' }), statusReply({ state: 'accepted' })]);
    show(news());
    field('Elsewhere').focus();
    expect(await screen.findByText('On its way to your mail server.')).toBeVisible();
    const text = await screen.findByText(/^Accepted by your mail server\./, undefined, { timeout: 5000 });
    expect(text.closest('[role=status]')).toHaveAttribute('aria-live', 'polite');
    expect(field('Elsewhere')).toHaveFocus();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(calls).toEqual(Array(2).fill(`GET ${deliveryPath(id)}`));
  });

  it('the delivery news says when the next try is', async () => {
    answers([statusReply({ state: 'retrying', nextTryAt: '2026-07-01T12:05:00.000Z' })]);
    show(news());
    expect(await screen.findByText(/We will try again at 14:05 \(Frankfurt time\)\./)).toBeVisible();
  });

  it('the delivery news never blames the visitor for an error of ours', async () => {
    answers([statusReply({ state: 'refused' })]);
    show(news());
    expect(await screen.findByText(/that is our problem, not yours/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /email address/ })).toBeNull();
  });

  it('the delivery news offers the unknown address for correction, and follows the mail to the new one', async () => {
    const calls = answers(
      [statusReply({ state: 'address-unknown', correctable: true }), statusReply({ state: 'accepted' })],
      statusReply({ state: 'on-its-way' }),
    );
    const corrected: string[] = [];
    const { user } = show(news((email) => corrected.push(email)));
    expect(await screen.findByText(/does not know this address\. Is it spelt correctly\?/)).toBeVisible();
    expect(await screen.findByRole('textbox', { name: /^Your email address/ })).toHaveValue('ada@exmaple.com');
    await user.clear(field('Your email address'));
    await user.click(button('Send it to this address'));
    expect(await screen.findByRole('textbox', { name: /Your email address/ })).toHaveAccessibleDescription(/.+/);
    await user.type(field('Your email address'), 'ada@example.com');
    await user.click(button('Send it to this address'));
    expect(await screen.findByText(/^Accepted/, undefined, { timeout: 5000 })).toBeVisible();
    expect(calls).toContain(`POST ${addressPath(id)} {"email":"ada@example.com"}`);
    expect(corrected).toEqual(['ada@example.com']);
  });

  it('the delivery news says so where the address could not be changed, and keeps what was typed', async () => {
    answers([statusReply({ state: 'address-unknown', correctable: true })], {
      status: 500,
      body: { code: 'internal_error' },
    });
    const { user } = show(news());
    await screen.findByText(/Is it spelt correctly\?/);
    await user.click(await screen.findByRole('button', { name: 'Send it to this address' }));
    expect(await screen.findByText(/could not change the address just now/)).toBeVisible();
    expect(field('Your email address')).toHaveValue('ada@exmaple.com');
  });

  it('the delivery news asks for a call where the address was corrected twice', async () => {
    answers([statusReply({ state: 'address-unknown', correctable: false })]);
    show(news());
    expect(await screen.findByText(/Please call us/)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('the delivery news is empty for another browser, or after its time', async () => {
    const calls = answers([problem]);
    show(news());
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(document.querySelector('[data-delivery] [role=status]')).toBeEmptyDOMElement();
  });
});
