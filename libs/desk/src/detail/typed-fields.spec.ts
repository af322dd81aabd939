import { layouts } from '@mainstage/venues/facts/layouts';
import { declaredFields, type FieldSchema, type FormClass } from '@mainstage/contracts/field';
import { type DeskField, deskKinds } from '@mainstage/contracts/desk/leads';
import { offers } from '@mainstage/content/offers/offers';
import { Brief } from '@mainstage/leads/brief/form';
import { BusinessEventForm } from '@mainstage/leads/business-event/form';
import { ContactSubmission } from '@mainstage/leads/contact/entity';
import { ContactForm } from '@mainstage/leads/contact/form';
import { TourBooking } from '@mainstage/leads/tour/entity';
import { TourForm } from '@mainstage/leads/tour/form';
import { typedFields } from './typed-fields';

const tourOn = (preferredDate: string, preferredTime: string) =>
  Object.assign(new TourBooking(), { typed: { fullName: 'Ada Muster', preferredDate, preferredTime } });

describe('the fields of a tour', () => {
  it('say that it is outside the tour hours', () => {
    expect(typedFields({ form: 'tour', phone: null }, tourOn('2026-07-18', '14:00'))).toContainEqual({
      label: 'Tour hours',
      value: 'Outside the tour hours (Monday to Friday, 9:00–18:00): by special arrangement only.',
    });
  });

  it('say nothing of the hours where it is within', () => {
    const labels = typedFields({ form: 'tour', phone: null }, tourOn('2026-07-17', '14:00')).map(({ label }) => label);
    expect(labels).not.toContain('Tour hours');
  });
});

const forms = { contact: ContactForm, tour: TourForm, 'business-event': BusinessEventForm } as const;

/** Every possible id, or one value where any is possible. */
const examplesOf = ({ enum: ids, items, format, type }: FieldSchema): unknown[] => {
  if (items?.enum) return [items.enum];
  if (ids) return [...ids];
  if (format === 'date') return ['2026-12-04'];
  return [type === 'integer' ? 12 : 'typed'];
};

/** Texts of the brief that are ids on the pages. */
const chosenTexts: Readonly<Record<string, readonly string[]>> = {
  layout: Object.keys(layouts),
  offer: [...offers.map(({ id }) => id), 'gift-card'],
  estimate: ['what=weekend-immersion&date=2027-03-06&overtime=1&guests=150&catering=finger-food-5'],
};

const fieldsWithExamples = (form: FormClass) =>
  [...declaredFields(form)].flatMap(([name, { schema, holds }]) =>
    typeof holds === 'function' ? [] : [[name, chosenTexts[name] ?? examplesOf(schema)] as const],
  );

const columnOf = (name: string) => `brief${name[0]?.toUpperCase()}${name.slice(1)}`;

describe.each(deskKinds)('the fields of %s', (kind) => {
  const shown = (typed: object, chosen: object = {}) => {
    const row = kind === 'contact' ? Object.assign(new ContactSubmission(), typed) : new TourBooking();
    const columns = kind === 'contact' ? {} : { typed };
    return typedFields({ form: kind, phone: null }, Object.assign(row, columns, chosen, { createdAt: new Date() }));
  };
  // `2026-12-04`, `leadership-lab`, `what=…`, `morning`
  const codes = (fields: DeskField[], value: unknown) =>
    fields.filter((field) => /^[a-z0-9]+(-[a-z0-9]+)+(, |$)|=/.test(field.value) || isId(value, field.value));
  const isId = (value: unknown, text: string) => typeof value === 'string' && value !== 'typed' && text === value;

  it.each(fieldsWithExamples(forms[kind]))('shows %s without codes', (name, values) => {
    for (const value of values) expect(codes(shown({ [name]: value }), value)).toEqual([]);
  });

  it.each(fieldsWithExamples(Brief))('shows the choice of %s without codes', (name, values) => {
    for (const value of values) {
      const fields = shown({}, { [columnOf(name)]: value });
      expect(fields).toHaveLength(1);
      expect(codes(fields, value)).toEqual([]);
    }
  });
});
