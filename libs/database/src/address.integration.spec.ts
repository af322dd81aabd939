import { canonicalAddress, mailboxOf } from '@mainstage/contracts/address';
import type { TestDatabase } from '@mainstage/testing/postgres';
import fc from 'fast-check';
import { createDataSource } from './data-source';
import { createMigratedDatabase } from './testing/migrated-database';

let database: TestDatabase;
beforeAll(async () => {
  database = await createMigratedDatabase();
});
afterAll(() => database?.drop());

const spelling = fc.oneof(
  fc.emailAddress(),
  fc.tuple(fc.string({ unit: 'binary' }), fc.string()).map((parts) => parts.join('@')),
  fc.constantFrom(
    'A+b+c@D.e',
    '+x@y.z',
    'a@b+c.d',
    'a+b@c@d',
    'K\u212Ak@\u0130.example',
    'x',
    '',
    'a+\nb@c.d',
    'ÄÖÜ+x@ß.de',
  ),
);

it('code and database agree on the canonical form of an address and on its mailbox', async () => {
  const source = await createDataSource(database.url).initialize();
  try {
    const given = fc.sample(spelling, 500).filter((text) => !text.includes('\0') && !/\p{Surrogate}/u.test(text));
    const [{ canonical, mailboxes }] = await source.query<[{ canonical: string[]; mailboxes: string[] }]>(
      `SELECT array_agg(canonical_address(email) ORDER BY place) AS canonical, array_agg(mailbox_of(email) ORDER BY place) AS mailboxes
       FROM unnest($1::text[]) WITH ORDINALITY AS given (email, place)`,
      [given],
    );
    expect(canonical).toEqual(given.map(canonicalAddress));
    expect(mailboxes).toEqual(given.map(mailboxOf));
  } finally {
    await source.destroy();
  }
});
