// Rules: desk.draft, desk.documents, desk.text-blocks
import type { FactsDraft } from '@mainstage/contracts/desk/draft';
import type { TextBlock } from '@mainstage/contracts/desk/text-blocks';
import { type DeskApi, ida, lena, startDeskApi, tom } from '../testing/desk-api';

let api: DeskApi;
beforeAll(async () => (api = await startDeskApi()));
afterAll(() => api?.stop());

const brief = { venue: 'skyline-stage', date: '2029-03-12', part: 'full-day', guests: 120, layout: 'banquet' };

describe('a draft over HTTP', () => {
  it('is written in the language asked for', async () => {
    const id = await api.lead({ brief });
    const german = await api.call(tom, 'GET', `/leads/${id}/draft?language=de`);
    expect(german.status).toBe(200);
    expect((german.body as unknown as FactsDraft).text).toMatch(/^Guten Tag [^]*12\. März 2029[^]*frei/);
    expect((await api.call(ida, 'GET', `/leads/${id}/draft`)).body).toMatchObject({ language: 'en' });
    expect((await api.call(tom, 'GET', `/leads/${id}/draft?language=fr`)).body).toMatchObject({
      code: 'validation_failed',
    });
  });
});

describe('documents over HTTP', () => {
  it('are listed with the reason why one cannot be made', async () => {
    const id = await api.lead({ brief: { venue: 'skyline-stage' } });
    const { body } = await api.call(tom, 'GET', `/leads/${id}/documents`);
    expect(body).toMatchObject({
      documents: [
        { reason: null },
        { reason: null },
        { reason: null },
        { reason: 'The lead names no number of guests.' },
      ],
    });
    expect((await api.call(tom, 'GET', `/leads/${id}/documents/estimate`)).body).toMatchObject({
      ...{ status: 409, code: 'document_unavailable', detail: 'The lead names no number of guests.' },
    });
    expect((await api.call(tom, 'GET', `/leads/${id}/documents/contract`)).status).toBe(404);
  });

  it('are shown as they would be attached', async () => {
    const { headers, text } = await api.call(ida, 'GET', `/leads/${await api.lead({ brief })}/documents/plan`);
    expect(text.slice(0, 5)).toBe('%PDF-');
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toBe('inline; filename="skyline-stage-plan-banquet.pdf"');
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('text blocks over HTTP', () => {
  const block = { title: 'Parking', language: 'en', text: 'Park on {day}' };

  it('are added, changed, restored and deleted', async () => {
    const added = await api.call(tom, 'POST', '/text-blocks', block);
    expect([added.status, added.body]).toMatchObject([201, { ...block, version: 1, changedBy: tom }]);
    const { id } = added.body as unknown as TextBlock;
    const changed = await api.call(lena, 'PUT', `/text-blocks/${id}`, { ...block, text: 'Anew', version: 1 });
    expect(changed.body).toMatchObject({ text: 'Anew', version: 2, changedBy: lena });
    const late = await api.call(tom, 'PUT', `/text-blocks/${id}`, { ...block, text: 'Late', version: 1 });
    expect([late.status, late.body]).toMatchObject([409, { code: 'changed_meanwhile', current: { text: 'Anew' } }]);
    expect((await api.call(ida, 'GET', `/text-blocks/${id}/history`)).body).toMatchObject([
      { version: 2 },
      { version: 1 },
    ]);
    expect((await api.call(tom, 'POST', `/text-blocks/${id}/restore`, { version: 2, from: 1 })).body).toMatchObject({
      ...{ text: block.text, version: 3 },
    });
    expect((await api.call(tom, 'DELETE', `/text-blocks/${id}`)).status).toBe(204);
    expect((await api.call(tom, 'DELETE', `/text-blocks/${id}`)).status).toBe(404);
  });

  it('refuse what is wrong by the name of the field', async () => {
    const wrong = await api.call(tom, 'POST', '/text-blocks', { ...block, text: 'On {date}', language: 'en' });
    expect([wrong.status, wrong.body]).toMatchObject([422, { errors: [{ field: 'text', code: 'not_offered' }] }]);
    expect((await api.call(tom, 'POST', '/text-blocks', { ...block, title: '' })).status).toBe(422);
    expect((await api.call(tom, 'POST', '/text-blocks', { ...block, language: 'fr' })).status).toBe(422);
    expect((await api.call(tom, 'POST', '/text-blocks', { ...block, html: 'x' })).status).toBe(422);
  });
});
