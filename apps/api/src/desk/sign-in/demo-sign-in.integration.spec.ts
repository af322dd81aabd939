// Rules: desk.sign-in
import { demoTeam } from '@mainstage/config/sales-team';
import { startApi } from '../../testing/api-under-test';
import { freePort } from '../../testing/free-port';
import { productionSettings } from '../../testing/production-settings';
import { DeskBrowser } from '../testing/desk-browser';

/** What the page of signing in offers, and what becomes of a press. */
async function pressed(settings: Record<string, string>, email?: string) {
  const api = await startApi(settings);
  try {
    const own = new DeskBrowser(api);
    const { demo } = (await own.get('/sign-in')).body as { demo: { email: string }[] };
    const { status } = await own.post('/sign-in/demo', { email: email ?? demo[0]?.email ?? 'lena@venue.example' });
    return { names: demo.length, status, session: (await own.get('/session')).status };
  } finally {
    await api.stop();
  }
}

describe('the demo’s one press', () => {
  it('the demo’s sign-in signs in where nobody has named a team', async () => {
    expect(await pressed({})).toEqual({ names: 2, status: 200, session: 200 });
  });

  it('the demo’s sign-in signs in nobody but the demo’s team', async () => {
    expect(await pressed({}, 'stranger@venue.example')).toEqual({ names: 2, status: 404, session: 401 });
  });

  it('the demo’s sign-in does not exist where a team is named', async () => {
    const own = { SALES_TEAM: 'Lena <lena@venue.example:lead>' };
    expect(await pressed(own)).toEqual({ names: 0, status: 404, session: 401 });
    expect(await pressed({ SALES_TEAM: `${demoTeam}; ida@venue.example` })).toMatchObject({ names: 0, status: 404 });
  });

  it('the demo’s sign-in does not exist in production, which refuses the demo’s team as well', async () => {
    const production = async () => ({ ...productionSettings, OPS_PORT: String(await freePort()) });
    const own = { ...(await production()), SALES_TEAM: 'Lena <lena@venue.example:lead>' };
    expect(await pressed(own)).toEqual({ names: 0, status: 404, session: 401 });
    await expect(pressed({ ...(await production()), MAIL_SANDBOX: 'off', SALES_TEAM: demoTeam })).rejects.toThrow(
      'SALES_TEAM is the demo address of the repository',
    );
  });
});
