import { dateOfYearText } from '@mainstage/contracts/date-text';
import { berlinToday } from '@mainstage/contracts/calendar';
import { someName, team } from '../fixtures/desk';
import { expect, test } from './webkit';

test.describe('the desk in WebKit', () => {
  test('Today and its calendar name the day, and a new lead is taken and answered', async ({ webkit }) => {
    const today = dateOfYearText(berlinToday(), { weekday: 'short', month: 'short' });
    await webkit.open('/desk/sign-in');
    await webkit.pressText(team.lead);
    await webkit.read(`Today, ${today}`);
    await webkit.open('/desk/calendar');
    await webkit.read(`Calendar, ${today}`);

    await webkit.open('/desk/leads/new');
    const lastName = someName();
    for (const [name, text] of Object.entries({
      ...{ firstName: 'Ada', lastName, email: `${lastName}@example.com`.toLowerCase(), message: 'A stage for 180?' },
    }))
      await webkit.fill(name, text);
    await webkit.press('main [type="submit"]');
    await webkit.read(`Ada ${lastName}`, 'article');
    await webkit.read(/received today, \d\d:\d\d/);
    await webkit.keys('t');
    await webkit.read(`Taken · ${team.lead}`, 'article');
    await webkit.keys('e');
    await webkit.press('[role="dialog"] [type="submit"]');
    await webkit.read(`Answered · ${team.lead}`, 'article');
    expect(await webkit.path()).toContain('/desk/leads/');
  });
});
