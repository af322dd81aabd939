import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AddressField } from './address-field';

function Recipients() {
  const [addresses, setAddresses] = useState<string[]>([]);
  return (
    <>
      <AddressField label="To" value={addresses} onChange={setAddresses} known={['ada@example.com']} />
      <output>{addresses.join(' ')}</output>
    </>
  );
}

const setUp = () => {
  render(<Recipients />);
  return {
    user: userEvent.setup(),
    field: screen.getByLabelText('To'),
    addresses: () => screen.getByRole('status').textContent,
  };
};

describe('the field for addresses', () => {
  it.each(['ada@example.com{Enter}', 'ada@example.com,', 'ada@example.com; ', 'ada@example.com{Tab}'])(
    'takes what was typed: %s',
    async (typed) => {
      const { user, field, addresses } = setUp();
      await user.type(field, typed.replace('{Tab}', ''));
      if (typed.includes('{Tab}')) await user.tab();
      expect(addresses()).toBe('ada@example.com');
    },
  );

  it('takes a pasted list with names, each address once', async () => {
    const { user, field, addresses } = setUp();
    await user.click(field);
    await user.paste('Ada Byron <ada@example.com>, bob@example.com; ADA@example.com,');
    await user.tab();
    expect(addresses()).toBe('ADA@example.com bob@example.com');
  });

  it('names what is no address and keeps it', async () => {
    const { user, field, addresses } = setUp();
    await user.type(field, 'nobody{Enter}');
    expect(screen.getByText('nobody is no email address.')).toBeTruthy();
    expect(addresses()).toBe('');
    expect(field).toHaveProperty('value', 'nobody');
  });
});
