import { mustEncrypt } from './must-encrypt';

it.each([
  ['smtp://user:secret@mail.example:587', true],
  ['smtp://user:secret@mail.example:587?ignoreTLS=true', true],
  ['smtp://mail.example:25', false],
  ['smtp://user:secret@localhost:1025', false],
  ['smtp://user:secret@[::1]:1025', false],
])('a password is never sent unencrypted: %s must be encrypted: %s', (url, must) => {
  expect(mustEncrypt(url)).toBe(must);
});
