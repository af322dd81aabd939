// Rules: desk.draft, desk.documents, desk.text-blocks
import '../../testing/jsdom-gaps';
import { expect, jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DeskLeadDetail } from '@mainstage/contracts/desk/leads';
import { MemoryRouter } from 'react-router-dom';
import { createDeskQueryClient } from '../../api/query-client';
import { testLead } from '../../lead/testing/test-lead';
import { NoticeProvider } from '../../shell/notices';
import { ComposerTools } from './composer-tools';

const answers: Record<string, unknown> = {
  '/draft?language=en': {
    ...{ language: 'en', text: 'Dear Ada,' },
    missing: [{ fact: 'day', sentence: 'The lead names no day.' }],
  },
  '/draft?language=de': { language: 'de', text: 'Guten Tag Ada,', missing: [] },
  '/text-blocks': [
    { id: 'b1', title: 'Invite to a tour', language: 'en', place: 'answer', text: 'Come to ___', missing: ['venue'] },
    { id: 'b2', title: 'Zur Besichtigung einladen', language: 'de', place: 'answer', text: 'Kommen Sie', missing: [] },
    {
      ...{ id: 'b4', title: 'Explain the option', language: 'en', place: 'answer', text: 'We hold it', missing: [] },
      withheld: true,
    },
    { id: 'b3', title: 'Begin an offer', language: 'en', place: 'offer', text: 'Thank you', missing: [] },
  ],
  '/documents': {
    documents: [
      { kind: 'data-sheet', filename: 'arena-data-sheet.pdf', reason: null, notes: [] },
      { kind: 'brochure', filename: 'arena-brochure.pdf', reason: null, notes: [] },
      { kind: 'plan', filename: 'arena-plan-theatre.pdf', reason: null, notes: ['The plan shows Theatre.'] },
      { kind: 'estimate', filename: null, reason: 'The lead names no number of guests.', notes: [] },
    ],
  },
};

function renderTools(lead = testLead()) {
  globalThis.fetch = jest.fn<typeof fetch>((address) => {
    const path = String(address).replace('/api/desk/leads/a1', '');
    const answer = answers[path];
    return Promise.resolve({
      ...{ ok: answer !== undefined, status: answer === undefined ? 404 : 200, headers: new Headers() },
      text: () => Promise.resolve(JSON.stringify(answer ?? { code: 'not_found' })),
    } as Response);
  });
  const [onInsert, onDraft, onDocument] = [jest.fn(), jest.fn(), jest.fn()];
  render(
    <MemoryRouter>
      <QueryClientProvider client={createDeskQueryClient()}>
        <NoticeProvider>
          <ComposerTools lead={lead as DeskLeadDetail} onInsert={onInsert} onDraft={onDraft} onDocument={onDocument} />
        </NoticeProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return { onInsert, onDraft, onDocument, user: userEvent.setup() };
}

describe('the tools of the composer', () => {
  it('put in a draft in the language of the lead, and name what it leaves out', async () => {
    const { onDraft, user } = renderTools();
    await user.click(screen.getByRole('button', { name: 'Draft from facts' }));
    expect(await screen.findByText('The lead names no day.')).toBeTruthy();
    expect(onDraft).toHaveBeenCalledWith('Dear Ada,');
    await user.click(screen.getByRole('button', { name: 'German' }));
    await user.click(screen.getByRole('button', { name: 'Draft from facts' }));
    await screen.findByRole('button', { name: 'Draft from facts' });
    expect(onDraft).toHaveBeenLastCalledWith('Guten Tag Ada,');
    expect(screen.queryByText('The lead names no day.')).toBeNull();
  });

  it('put in a text of the team by one press of the keyboard, with its gaps named', async () => {
    const { onInsert, user } = renderTools();
    const button = screen.getByRole('button', { name: 'Text blocks' });
    while (document.activeElement !== button) await user.tab();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('menuitem', { name: /Invite to a tour/ })).toBeTruthy();
    expect(screen.queryByText('Zur Besichtigung einladen')).toBeNull();
    expect(screen.queryByText('Begin an offer')).toBeNull();
    await user.click(screen.getByRole('menuitem', { name: /Invite to a tour/ }));
    expect(onInsert).toHaveBeenCalledWith('Come to ___');
    expect(screen.getByText('The lead does not say the venue: fill in ___ yourself.')).toBeTruthy();
  });

  it('attach a document by one press, and say why one cannot be made', async () => {
    const { onDocument, user } = renderTools(testLead({ language: 'de' }));
    const list = within(await screen.findByRole('list', { name: 'Documents' }));
    await user.click(list.getByRole('button', { name: 'Attach: Floor plan' }));
    expect(onDocument).toHaveBeenCalledWith('plan', 'arena-plan-theatre.pdf');
    expect(list.getByRole('link', { name: 'Preview: Brochure, in a new tab' }).getAttribute('href')).toBe(
      '/api/desk/leads/a1/documents/brochure',
    );
    expect(list.getByRole('button', { name: 'Attach: Estimate' }).hasAttribute('disabled')).toBe(true);
    expect(list.getByText('The lead names no number of guests.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'German' }).getAttribute('aria-pressed')).toBe('true');
  });
});
