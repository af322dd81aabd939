import { declaredFields, type FormClass } from '@mainstage/contracts/field';
import { readPhonesBy } from '@mainstage/contracts/phone';
import { isPhoneNumber } from '@mainstage/contracts/phone-numbers';
import { validateForm } from '@mainstage/contracts/validate';
import { ruleBy } from '@mainstage/contracts/clock';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import fc from 'fast-check';
import { Brief } from './brief/form';
import { formNames, forms } from './forms';
import { NewsletterLinkForm } from './newsletter/link-form';
import { Source } from './source/form';

readPhonesBy(isPhoneNumber);
ruleBy(() => new Date('2027-03-28T00:40:00Z'));

const every: [string, FormClass][] = [
  ...formNames.map((name): [string, FormClass] => [name, forms[name].body]),
  ['brief', Brief],
  ['source', Source],
  ['newsletter link', NewsletterLinkForm],
];

/** What visitors write, and what comes close to it. */
const written = fc.constantFrom(
  ...['Ada', ' Ada ', '', ' ', 'ada@example.com', 'ADA@Bücher.example', 'a@b', '"a b"@example.com', 'ö@example.com'],
  ...[
    '069 90009-121',
    '+49 69 1234567',
    '12',
    '2027-03-28',
    '2027-03-27',
    '2027-02-30',
    '2029-01-01',
    '02:30',
    '01:00',
  ],
  ...['10:30', '24:00', 'skyline-stage', 'two\nlines', 'nul\u0000', 'half\ud800', 'turned\u202e', 'half\ud800\u202e\n'],
  ...[
    'x'.repeat(200),
    'x'.repeat(201),
    '😀'.repeat(200),
    '😀'.repeat(201),
    'x'.repeat(5001),
    `${'a'.repeat(250)}@b.de`,
  ],
);
const single = fc.oneof(
  { weight: 6, arbitrary: written },
  fc.string({ unit: 'binary' }),
  fc.emailAddress(),
  fc.integer({ min: -1, max: 30 }),
  fc.double(),
  fc.boolean(),
  fc.constantFrom(null, undefined),
);

/** A body with some of the form's fields, each with any single value. */
const bodyOf = (form: FormClass): fc.Arbitrary<Record<string, unknown>> => {
  const singles = [...declaredFields(form)].filter(([, { holds }]) => holds === 'value').map(([name]) => name);
  return fc.record(Object.fromEntries(singles.map((name) => [name, single])), { requiredKeys: [] });
};

/** What class-validator and class-transformer make of it by the same decorators. */
function byClassValidator(form: FormClass, body: object) {
  const value = plainToInstance(form, body, { exposeUnsetFields: false });
  const failed = new Map(
    validateSync(value, { stopAtFirstError: false, forbidUnknownValues: true }).map(({ property, constraints }) => [
      property,
      Object.keys(constraints ?? {})[0],
    ]),
  );
  const errors = [...declaredFields(form).keys()].flatMap((field) => {
    const code = failed.get(field);
    return code ? [{ field, code }] : [];
  });
  return errors.length > 0 ? { errors } : { value };
}

describe('a form is checked as class-validator would by its decorators', () => {
  it.each(every)('%s', (_, form) => {
    fc.assert(
      fc.property(bodyOf(form), (body) => {
        const { value, errors } = validateForm(form, body);
        const checked = errors ? { errors: errors.map(({ field, code }) => ({ field, code })) } : { value };
        expect(checked).toEqual(byClassValidator(form, body));
        if (value) expect(value).toBeInstanceOf(form);
      }),
      { numRuns: 500 },
    );
  });
});
