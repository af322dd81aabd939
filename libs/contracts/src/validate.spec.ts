import { NestedField, schemaOf } from './field';
import { Email, SomeOf, WholeNumber } from './rules';
import { parseForm } from './validate';

class Room {
  @WholeNumber({ min: 1, max: 10, description: 'Guests' })
  guests?: number;

  @SomeOf({ values: ['red', 'blue'], description: 'Colours' })
  colours?: string[];
}

class Enquiry {
  @Email()
  email!: string;

  @NestedField(Room, 'The room')
  room?: Room;
}

const email = 'ada@example.com';
const errorsOf = (body: unknown) => (parseForm(Enquiry, body).errors ?? []).map(({ field, code }) => [field, code]);

describe('an object in a form', () => {
  it('is checked and cleaned like a form', () => {
    const room = { guests: 4, colours: ['blue'] };
    const { value } = parseForm(Enquiry, { email, room });
    expect(value).toEqual({ email, room });
    expect(value?.room).toBeInstanceOf(Room);
  });

  it('names its fields by their path', () => {
    expect(parseForm(Enquiry, { email, room: { hat: 1, guests: 11 } }).errors).toEqual([
      { field: 'room.hat', code: 'unknown_field', message: 'room.hat is not a field of this form' },
      { field: 'room.guests', code: 'out_of_range', message: 'room.guests must be from 1 to 10' },
    ]);
  });

  it.each([[7], ['text'], [[]], [true]])('is not %j', (room) => {
    expect(errorsOf({ email, room })).toEqual([['room', 'wrong_type']]);
  });

  it.each([[null], [{}], [{ colours: [] }]])('counts as absent where it is %j', (room) => {
    expect(parseForm(Enquiry, { email, room }).value).toEqual({ email });
  });

  it.each([
    ['blue', 'wrong_type'],
    [[['blue']], 'wrong_type'],
    [['green'], 'not_offered'],
    [['blue', 'blue'], 'not_offered'],
  ])('a form takes no %j as a list', (colours, code) => {
    expect(errorsOf({ email, room: { colours } })).toEqual([['room.colours', code]]);
  });

  it('a nested form is described in the schema', () => {
    expect(schemaOf(Enquiry)).toMatchObject({
      required: ['email'],
      properties: { room: { type: 'object', additionalProperties: false, properties: { guests: { maximum: 10 } } } },
    });
  });
});

describe('an object where a single value belongs', () => {
  it.each([[{}], [{ a: 1 }], [[]], [['a@example.com']]])('%j is of the wrong type', (value) => {
    expect(errorsOf({ email: value })).toEqual([['email', 'wrong_type']]);
    expect(errorsOf({ email, room: { guests: value } })).toEqual([['room.guests', 'wrong_type']]);
  });
});

describe('unknown fields', () => {
  it('are named up to twenty, wherever they are', () => {
    const many = Object.fromEntries(Array.from({ length: 50 }, (_, number) => [`x${number}`, 1]));
    expect(errorsOf({ email, ...many, room: many })).toHaveLength(20);
    expect(errorsOf({ email, room: many })).toHaveLength(20);
  });
});

describe('a form that extends another', () => {
  class Dinner extends Enquiry {
    @WholeNumber({ min: 1, max: 7, description: 'Courses', optional: false })
    courses!: number;
  }

  it('has its fields and its checks', () => {
    expect(Object.keys(schemaOf(Dinner).properties)).toEqual(['email', 'room', 'courses']);
    expect(schemaOf(Dinner).required).toEqual(['email', 'courses']);
    const { errors = [] } = parseForm(Dinner, { email: 'x', courses: 9 });
    expect(errors.map(({ code }) => code).sort()).toEqual(['invalid_email', 'out_of_range']);
    expect(Object.keys(schemaOf(Enquiry).properties)).toEqual(['email', 'room']);
  });
});
