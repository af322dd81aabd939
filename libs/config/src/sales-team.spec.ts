import { loadConfig } from './load';
import { demoTeam, salesTeam } from './sales-team';

describe('SALES_TEAM', () => {
  it('reads names, addresses in lower case and rights', () => {
    const team = 'Brandt, Lena <Lena@venue.example:lead>; "Tom" <tom@venue.example>:read, Ida <ida@venue.example>';
    expect(salesTeam(team)).toEqual([
      { name: 'Brandt, Lena', email: 'lena@venue.example', right: 'lead' },
      { name: 'Tom', email: 'tom@venue.example', right: 'read' },
      { name: 'Ida', email: 'ida@venue.example', right: 'member' },
    ]);
  });

  it.each([
    'lena@venue.example, tom@venue.example',
    'lena@venue.example;tom@venue.example;',
    ' lena@venue.example tom@venue.example',
  ])('reads bare addresses: %s', (text) =>
    expect(salesTeam(text).map(({ name, email }) => [name, email])).toEqual([
      ['lena', 'lena@venue.example'],
      ['tom', 'tom@venue.example'],
    ]),
  );

  it.each([
    'Lena Brandt <Lena@venue.example, l.brandt@phone.example:lead>',
    'Lena Brandt <lena@venue.example:lead; l.brandt@phone.example>',
    'Lena Brandt <lena@venue.example l.brandt@phone.example>:lead;',
    'Lena Brandt <lena@venue.example> <L.Brandt@phone.example:lead>',
  ])('reads several addresses for a person: %s', (text) =>
    expect(salesTeam(`${text}, Tom <tom@venue.example>`.replace(';,', ';'))).toEqual([
      {
        name: 'Lena Brandt',
        email: 'lena@venue.example',
        otherAddresses: ['l.brandt@phone.example'],
        right: 'lead',
      },
      { name: 'Tom', email: 'tom@venue.example', right: 'member' },
    ]),
  );

  it.each([
    'Lena',
    'Lena <lena@venue.example:lead, l@phone.example:read>',
    'Lena <lena@venue.example, phone>',
    'lena@',
    'Lena <lena@venue.example>:owner',
    'Lena <lena@venue.example>:lead:read',
    ';',
    'a <b <c@d>>',
  ])('is refused as %s', (text) =>
    expect(() => salesTeam(text)).toThrow('must be addresses like Name <name@example.com>'),
  );

  it('lists each address once', () => {
    for (const text of ['Lena <lena@venue.example>; LENA@venue.example', 'Lena <l@a.de, m@a.de>; Mia <m@a.de>'])
      expect(() => salesTeam(text)).toThrow('must list each address once');
  });

  it('is a team of two outside production, and nobody in production', () => {
    expect(loadConfig(['SALES_TEAM'], {}).SALES_TEAM).toEqual(salesTeam(demoTeam));
    expect(loadConfig(['SALES_TEAM'], { NODE_ENV: 'production' }).SALES_TEAM).toBeUndefined();
  });
});
