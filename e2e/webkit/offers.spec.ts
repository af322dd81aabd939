import { pageTexts } from '@mainstage/offers/texts/page-texts';
import { codeIn, sendOffer } from '../fixtures/offer';
import { expect, test } from './webkit';

test.describe('an offer in WebKit', () => {
  test('is read and accepted with the code of a mail', async ({ webkit, page: desk, inbox }) => {
    const { path } = await sendOffer(desk, inbox.address, 'de', '2031-03-11');
    const { receipt, binding } = pageTexts.de;
    await webkit.open(path);
    await webkit.read(binding.first);
    await webkit.fill('position', 'Geschäftsführerin', '#accept');
    await webkit.fill('billingAddress', 'Hauptstraße 1, 60311 Frankfurt', '#accept');
    await webkit.press('#accept button[value="code"]');
    await webkit.read(/Wir haben einen Code an/, '#accept');
    await webkit.fill('code', codeIn(await inbox.mail(/code/i)), '#accept');
    await webkit.press('#accept label:has([name="terms"])');
    await webkit.press('#accept button[value="accept"]');
    await webkit.read(receipt.title, '#receipt');
    expect(await webkit.path()).toBe(path);
  });
});
