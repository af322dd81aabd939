import { setTimeout as delay } from 'node:timers/promises';
import { receiptWords } from '@mainstage/content/forms/receipt';
import { dayAfter } from '@mainstage/calendar/states/verdict';
import { berlinDayIn } from '@mainstage/contracts/calendar';
import { dateText, fullDateText } from '@mainstage/contracts/date-text';
import { passwords } from '../fixtures/gate';
import { expect, test } from './webkit';

const inTwoMonths = berlinDayIn(2);
/** A form sent within a second counts as a robot's. */
const asAPerson = () => delay(1100);

test.describe('in WebKit', () => {
  test('a tour is booked, and the receipt names its day and time', async ({ webkit, inbox }) => {
    await webkit.open('/book-tour');
    await webkit.fill('fullName', 'Ada Byron');
    await webkit.fill('email', inbox.address);
    await webkit.pick('preferredDate', inTwoMonths);
    await webkit.pick('preferredTime', '10:30');
    await asAPerson();
    await webkit.press('main form [type="submit"]');
    await webkit.read('Tour request submitted successfully!');
    await webkit.read(`${fullDateText(inTwoMonths, { weekday: 'long' })}`, '[data-receipt]');
    await webkit.read('10:30', '[data-receipt]');
    await webkit.read(/You will hear from us by \w{3} \d+ \w+ \d{4}, \d\d:\d\d/, '[data-receipt]');
    expect((await inbox.mail(/tour/i)).text).toContain('10:30');
  });

  test('a message is sent, and its receipt repeats it', async ({ webkit, inbox }) => {
    await webkit.open('/contact');
    await webkit.fill('firstName', 'Ada');
    await webkit.fill('lastName', 'Byron');
    await webkit.fill('email', inbox.address);
    await webkit.fill('message', 'Do you have a hall for 180 guests?');
    await asAPerson();
    await webkit.press('form[name="contact"] [type="submit"]');
    await webkit.read('Message sent successfully!');
    await webkit.read('Do you have a hall for 180 guests?', '[data-receipt]');
    await webkit.read(receiptWords.en.sent, '[data-receipt]');
    expect((await inbox.note(/contact|message/i)).text).toContain('Do you have a hall for 180 guests?');
  });

  test('a newsletter subscription asks for its confirmation', async ({ webkit, inbox }) => {
    await webkit.open('/contact');
    await webkit.fill('email', inbox.address, 'footer');
    await asAPerson();
    await webkit.press('footer form [type="submit"]');
    await inbox.mail(/confirm/i);
  });

  test('a webinar sign-up is confirmed in German', async ({ webkit, inbox }) => {
    await webkit.open('/webinar/led-wall');
    await webkit.press('main a[aria-haspopup="dialog"]');
    await webkit.fill('firstName', 'Ada', '[role="dialog"]');
    await webkit.fill('email', inbox.address, '[role="dialog"]');
    await webkit.press('[role="dialog"] label:has([name="agreeToTerms"])');
    await asAPerson();
    await webkit.press('[role="dialog"] button[type="submit"]');
    await expect.poll(() => webkit.path(), { timeout: 20_000 }).toBe('/webinar/confirmation');
    await webkit.read(/Uhr/, 'main');
    expect((await inbox.mail(/webinar/i)).text).toContain('/webinar/join');
  });

  test('an estimate has a day, its state and a total', async ({ webkit }) => {
    await webkit.open(`/estimate?what=private-rooms&date=${inTwoMonths}&guests=12`);
    await webkit.read(/Estimated total.*€/, 'main');
    await webkit.read(fullDateText(inTwoMonths, { weekday: 'short' }), 'main');
    await webkit.choose('what', 'skyline-stage');
    await webkit.read(/Estimated total.*€2,500/, 'main');
    await webkit.read(/free|booked|option/, 'main');
  });

  test('the finder answers to guests and a day', async ({ webkit }) => {
    await webkit.open(`/venues/finder?guests=130&date=${inTwoMonths}&part=evening`);
    await webkit.read(/\d+ of \d+ rooms fit/, 'main');
    await webkit.read(/free on /i, 'main');
  });

  test('a venue’s page says what is free on a day, and the next day another', async ({ webkit }) => {
    await webkit.open('/venues/vista-stage');
    for (const day of [inTwoMonths, dayAfter(inTwoMonths)]) {
      await webkit.pick('date', day, '#decide');
      // A free day says so without its weekday; every other state, and the moment before the answer, name it.
      await webkit.read(`Free on ${dateText(day)}`, '#decide [role="status"]');
      await webkit.read(dateText(day), '#decide a');
    }
  });

  test('a protected page opens with its password', async ({ webkit }) => {
    await webkit.open('/event-planners');
    await webkit.read('Please enter the password to access this page');
    await webkit.fill('password', passwords['event-planners']);
    await webkit.press('main form [type="submit"]');
    await webkit.read('Your event, step by step.', 'h1');
  });

  test('a field with an error is below the header', async ({ webkit }) => {
    await webkit.open('/book-tour');
    await webkit.driver.executeScript('window.scrollTo(0, document.body.scrollHeight)');
    await webkit.press('main form [type="submit"]');
    await expect
      .poll(() =>
        webkit.driver.executeScript(`
          const field = document.activeElement.getBoundingClientRect();
          const header = document.querySelector('header').getBoundingClientRect();
          return [document.activeElement.name, field.top >= header.bottom && field.bottom <= innerHeight];
        `),
      )
      .toEqual(['fullName', true]);
  });
});
