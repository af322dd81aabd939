/** @jest-environment node */
// Rules: newsletter.double-opt-in
import { jest } from '@jest/globals';
import { type ActionFunctionArgs, type ClientActionFunctionArgs, RouterContextProvider } from 'react-router-dom';
import { newsletterConfirm, newsletterUnsubscribe } from '@mainstage/content/shared-pages/newsletter';
import { webinarKeepSeat, webinarRelease, webinarReturnSeat } from '@mainstage/content/shared-pages/webinar-seat';
import { webinarSeatPaths } from '@mainstage/contracts/answers';
import { newsletterLinkPaths } from '@mainstage/leads/newsletter/link-form';
import { type PageApi, pageApi } from '../page-context';
import { action, clientAction } from './mail-link';

const call = jest.fn<PageApi['call']>();

/** Presses the button of the page, whose call the API answers with this status. */
async function press(path: string, status = 200, code?: string) {
  call.mockResolvedValueOnce(Response.json({ code }, { status }));
  const context = new RouterContextProvider();
  context.set(pageApi, { call } as Partial<PageApi> as PageApi);
  const request = new Request(`https://site.example${path}?token=abc.def`, { method: 'POST' });
  return action({ request, context, params: {} } as unknown as ActionFunctionArgs);
}

describe('button of a page behind a mail’s link', () => {
  it.each([
    [newsletterConfirm.path, newsletterLinkPaths.confirm],
    [newsletterUnsubscribe.path, newsletterLinkPaths.unsubscribe],
    [webinarKeepSeat.path, webinarSeatPaths.keep],
    [webinarReturnSeat.path, webinarSeatPaths.return],
    [webinarRelease.path, webinarSeatPaths.release],
  ])('of %s calls %s with the token', async (path, api) => {
    await press(path);
    expect(call).toHaveBeenLastCalledWith(api, expect.objectContaining({ body: '{"token":"abc.def"}' }));
  });

  it.each([
    [200, 'done', undefined],
    [404, 'invalid', 'not_found'],
    [422, 'invalid', 'validation_failed'],
    [429, 'failed', 'rate_limited'],
    [500, 'failed', 'internal_error'],
  ])('takes the answer %i for %s', async (status, outcome, code) => {
    expect(await press(newsletterConfirm.path, status, code)).toMatchObject({ data: outcome, init: { status } });
  });

  it('has failed if the server does not answer', async () => {
    const serverAction = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await clientAction({ serverAction } as unknown as ClientActionFunctionArgs)).toBe('failed');
  });
});
