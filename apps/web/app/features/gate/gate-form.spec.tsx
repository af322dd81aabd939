// Rules: gate.password
import { waitFor } from '@testing-library/react';
import { gatePaths } from '@mainstage/contracts/gates/gate';
import { gateSession } from '../../api/gates/gate-session';
import { broken, button, field, problem, show, stubServer } from '../../testing/form-bench';
import { GateForm } from './gate-form';

const open = () => show(<GateForm session={gateSession('development')} />);
const alert = () => document.querySelector('[role="alert"] p');

describe('password form of a protected page', () => {
  it('sends nothing while it is empty', async () => {
    const server = stubServer();
    const { user } = open();
    await user.click(button('Access Page'));
    await waitFor(() => expect(field('Password')).toHaveFocus());
    expect(alert()).toHaveTextContent('Please fill in this field.');
    expect(server.calls).toHaveLength(0);
  });

  it('clears a wrong password, says so and forgets it when the next one is typed', async () => {
    const server = stubServer({ status: 401, body: problem('wrong_password', 401) });
    const { user } = open();
    await user.type(field('Password'), 'guess{Enter}');
    await waitFor(() => expect(alert()).toHaveTextContent('Incorrect password. Please try again.'));
    expect(server.calls).toMatchObject([{ path: gatePaths('development').unlock, body: { password: 'guess' } }]);
    expect(field('Password')).toHaveValue('');
    expect(field('Password')).toHaveFocus();
    expect(field('Password')).toBeInvalid();
    await user.type(field('Password'), 'a');
    await waitFor(() => expect(alert()).toBeNull());
  });

  it('keeps a password that could not be checked', async () => {
    stubServer(broken);
    const { user } = open();
    await user.type(field('Password'), 'planners{Enter}');
    await waitFor(() => expect(alert()).toHaveTextContent('Your password was not checked'));
    expect(field('Password')).toHaveValue('planners');
  });

  it('sends what a password manager has filled in without an event', async () => {
    const server = stubServer(broken);
    const { user } = open();
    field('Password').value = 'planners';
    await user.click(button('Access Page'));
    await waitFor(() => expect(server.calls).toMatchObject([{ body: { password: 'planners' } }]));
  });
});
