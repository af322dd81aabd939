import '../../testing/jsdom-gaps';
import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DeskLeadDetail } from '@mainstage/contracts/desk/leads';
import type { DeskSession } from '@mainstage/contracts/desk/session';
import { SessionContext } from '../../session/session';
import { testLead } from '../testing/test-lead';
import { LeadDialog } from './lead-dialog';

const lena = { name: 'Lena Brandt', email: 'lena@venue.example', right: 'member', awayUntil: null } as const;
const session = { member: lena, team: [lena], venues: [] } as unknown as DeskSession;

it('a dialog is submitted while an earlier change is in flight, and only once', async () => {
  const change = jest.fn();
  render(
    <SessionContext value={session}>
      <LeadDialog
        name="answered"
        lead={testLead() as DeskLeadDetail}
        change={change}
        pending
        listAddress="/leads"
        onClose={() => undefined}
      />
    </SessionContext>,
  );
  const submit = screen.getByRole<HTMLButtonElement>('button', { name: 'I have answered' });
  await userEvent.click(submit);
  expect(change).toHaveBeenCalledTimes(1);
  expect(submit.disabled).toBe(true);
});
