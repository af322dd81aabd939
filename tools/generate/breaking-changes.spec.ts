import { breakingChanges } from './breaking-changes.mjs';

const document = () => ({
  paths: {
    '/api/contact-submissions': {
      post: {
        responses: {
          '201': {},
          '409': {
            content: {
              'application/problem+json': { schema: { properties: { code: { enum: ['registration_closed'] } } } },
            },
          },
        },
      },
    },
  },
  components: {
    schemas: {
      ContactForm: {
        additionalProperties: false,
        required: ['email'],
        properties: { email: {}, company: {}, part: { enum: ['morning', 'evening'] } },
      },
    },
  },
});

function edited(edit: (copy: ReturnType<typeof document>) => void) {
  const copy = document();
  edit(copy);
  return copy;
}

const operation = (copy: ReturnType<typeof document>) => copy.paths['/api/contact-submissions'].post;

describe('a breaking change of the API', () => {
  it.each<[string, (copy: ReturnType<typeof document>) => void, string]>([
    [
      'a removed path',
      (copy) => Reflect.deleteProperty(copy.paths, '/api/contact-submissions'),
      'The operation POST /api/contact-submissions is removed',
    ],
    [
      'a removed response',
      (copy) => Reflect.deleteProperty(operation(copy).responses, '201'),
      'The response POST /api/contact-submissions 201 is removed',
    ],
    [
      'a removed error code',
      (copy) => {
        operation(copy).responses['409'].content['application/problem+json'].schema.properties.code.enum = [];
      },
      'The error code POST /api/contact-submissions 409 registration_closed is removed',
    ],
    [
      'a removed field',
      (copy) => Reflect.deleteProperty(copy.components.schemas.ContactForm.properties, 'company'),
      'The field ContactForm.company is removed',
    ],
    [
      'a removed choice',
      (copy) => {
        copy.components.schemas.ContactForm.properties.part.enum = ['morning'];
      },
      'The choice ContactForm.part evening is removed',
    ],
    [
      'a field that must be sent now',
      (copy) => {
        copy.components.schemas.ContactForm.required = ['email', 'company'];
      },
      'The field ContactForm.company is newly required',
    ],
  ])('is found: %s', (_, edit, sentence) => {
    expect(breakingChanges(document(), edited(edit))).toContain(sentence);
  });

  it('is not found where something is added', () => {
    const more = edited((copy) => {
      Object.assign(copy.paths, { '/api/more': { get: { responses: { '200': {} } } } });
      Object.assign(copy.components.schemas.ContactForm.properties, { phone: {} });
    });
    expect(breakingChanges(document(), more)).toEqual([]);
  });
});
