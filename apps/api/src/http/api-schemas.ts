import { AddressCorrection } from '@mainstage/contracts/address-correction';
import { LanguageChoice } from '@mainstage/contracts/language-choice';
import { ClientErrorReport } from '@mainstage/contracts/client-error-report';
import { longestTitle } from '@mainstage/contracts/calendar-summary';
import { deliveryStates } from '@mainstage/contracts/delivery';
import { fieldErrorCodes } from '@mainstage/contracts/field-codes';
import { declaredFields, type FormClass, schemaOf } from '@mainstage/contracts/field';
import { GateForm } from '@mainstage/contracts/gates/gate-form';
import { Brief } from '@mainstage/leads/brief/form';
import { formNames, forms } from '@mainstage/leads/forms';
import { Source } from '@mainstage/leads/source/form';
import { venueIds } from '@mainstage/venues/facts/ids';
import { deskAccessSchemas } from '../desk/desk-access-schemas';
import { deskSchemas } from '../desk/desk-schemas';
import { AnswerDraftDto, SendAnswerDto, SignatureDto, ViewingDto } from '../desk/answer/answer.dto';
import { BookingActionDto, OptionDto } from '../desk/bookings/option.dto';
import { TextBlockChangeDto, TextBlockDto, TextBlockRestoreDto } from '../desk/composer-tools/text-block.dto';
import { AddressDto } from '../desk/leads/address.dto';
import { LeadCorrectionDto } from '../desk/leads/lead-correction.dto';
import { LeadChangeDto } from '../desk/leads/lead-change.dto';
import { MessageCheckDto } from '../desk/leads/message-check.dto';
import { NoteDto } from '../desk/leads/note.dto';
import { AcceptOnBehalfDto, NewOfferDto, OfferDecisionDto, PrepareOfferDto } from '../desk/offers/offer.dto';
import { offerSchemas } from '../desk/offers/offer-schemas';
import { AcceptOfferForm, DeclineOfferForm, OfferWishForm } from '../offers/offer-forms';
import { ConfirmationCode, SignInCode, SignInLink, SignInRequest } from '../desk/sign-in/sign-in.dto';

const text = { type: 'string' } as const;
const uuid = { type: 'string', format: 'uuid' } as const;
const day = { type: 'string', format: 'date' } as const;
const count = { type: 'integer', minimum: 0 } as const;
const instant = { type: 'string', format: 'date-time' } as const;
const confirmation = {
  type: 'string',
  enum: ['owed', 'withheld'],
  description: 'Whether a mail to the visitor follows',
} as const;

export const schemaRef = (name: keyof typeof responseSchemas | FormClass) => ({
  $ref: `#/components/schemas/${typeof name === 'string' ? name : name.name}`,
});

const responseSchemas = {
  SubmissionAccepted: {
    type: 'object',
    required: ['id', 'confirmation'],
    properties: { id: uuid, confirmation },
  },
  SubscriptionAccepted: {
    type: 'object',
    required: ['id', 'mail'],
    properties: {
      id: uuid,
      mail: {
        type: 'string',
        enum: ['sent', 'on-its-way', 'not-again'],
        description: 'What became of the mail that asks to confirm',
      },
    },
  },
  RegistrationAccepted: {
    type: 'object',
    required: ['id', 'status', 'confirmation'],
    properties: {
      id: uuid,
      status: { type: 'string', enum: ['confirmed', 'waitlisted', 'received'] },
      confirmation,
      provisional: { type: 'boolean', enum: [true], description: 'The seat is kept once the mail is answered' },
    },
  },
  WebinarDate: {
    type: 'object',
    required: ['startsAt', 'dateLabel', 'seats', 'seatsLeft', 'state'],
    properties: {
      startsAt: instant,
      dateLabel: text,
      seats: { type: 'integer' },
      seatsLeft: { type: 'integer' },
      state: { type: 'string', enum: ['announced', 'full', 'running', 'over'] },
    },
  },
  GateToken: { type: 'object', required: ['token'], properties: { token: text } },
  GateContent: { type: 'object', description: 'Words and figures of the page' },
  Availability: {
    type: 'object',
    required: ['from', 'to', 'venues'],
    properties: {
      from: day,
      to: day,
      venues: { type: 'object', additionalProperties: { $ref: '#/components/schemas/VenueAvailability' } },
    },
  },
  VenueAvailability: {
    type: 'object',
    required: ['days'],
    properties: {
      days: { type: 'string', pattern: '^[fat-]*$' },
      spans: { type: 'array', items: { $ref: '#/components/schemas/BusySpan' } },
    },
  },
  BusySpan: {
    type: 'object',
    required: ['from', 'to', 'state'],
    properties: { from: instant, to: instant, state: { type: 'string', enum: ['asked', 'taken'] } },
  },
  CalendarSummary: {
    type: 'object',
    required: ['week', 'days', 'free'],
    properties: {
      week: {
        type: 'object',
        description: 'Definite bookings of this week; from Saturday on, of the next one',
        required: ['from', 'to', 'events', 'productions', 'meetings'],
        properties: { from: day, to: day, events: count, productions: count, meetings: count },
      },
      days: {
        type: 'array',
        description: 'The seven days of that week, with the events whose clients allow them to be named',
        items: {
          type: 'object',
          required: ['day', 'events', 'productions', 'meetings', 'named'],
          properties: {
            ...{ day, events: count, productions: count, meetings: count },
            named: {
              type: 'array',
              items: {
                type: 'object',
                required: ['venue', 'title'],
                properties: {
                  venue: { type: 'string', enum: [...venueIds] },
                  title: { type: 'string', maxLength: longestTitle },
                },
              },
            },
          },
        },
      },
      free: {
        type: 'object',
        description: 'Evenings on which all three main stages are free',
        required: ['from', 'to', 'evenings'],
        properties: { from: day, to: day, evenings: count },
      },
    },
  },
  DeliveryStatus: {
    type: 'object',
    required: ['state'],
    properties: {
      state: { type: 'string', enum: [...deliveryStates] },
      nextTryAt: { ...instant, description: 'With retrying' },
      correctable: { type: 'boolean', description: 'With address-unknown: whether the address may be corrected' },
    },
  },
  ...deskAccessSchemas,
  ...deskSchemas,
  ...offerSchemas,
  Problem: {
    type: 'object',
    description: 'An error (RFC 9457)',
    required: ['type', 'title', 'status', 'detail', 'code'],
    properties: {
      type: text,
      title: text,
      status: { type: 'integer' },
      detail: text,
      code: text,
      reference: { type: 'string', description: 'With internal_error: its number in the log' },
      challenge: { type: 'object', description: 'With proof_required: what is to be worked out' },
      offer: { type: 'object', description: 'With offer_gone: the offer, why it ended, and a way on' },
      current: { type: 'object', description: 'With changed_meanwhile: what was to be changed, as it is now' },
      errors: {
        type: 'array',
        items: { $ref: '#/components/schemas/FieldError' },
        description: 'With validation_failed: what is wrong, by field',
      },
    },
  },
  FieldError: {
    type: 'object',
    required: ['field', 'code', 'message'],
    properties: { field: text, code: { type: 'string', enum: [...fieldErrorCodes] }, message: text },
  },
} as const;

/** The named schemas of the OpenAPI document: every request and response body. */
export function apiSchemas(): Record<string, object> {
  const bodies = [
    ...formNames.map((form) => forms[form].body),
    Brief,
    Source,
    GateForm,
    ClientErrorReport,
    AddressCorrection,
    LanguageChoice,
    LeadChangeDto,
    MessageCheckDto,
    NoteDto,
    AnswerDraftDto,
    SendAnswerDto,
    SignatureDto,
    ViewingDto,
    TextBlockDto,
    TextBlockChangeDto,
    TextBlockRestoreDto,
    SignInRequest,
    SignInLink,
    SignInCode,
    ConfirmationCode,
    AddressDto,
    LeadCorrectionDto,
    OptionDto,
    BookingActionDto,
    NewOfferDto,
    AcceptOnBehalfDto,
    OfferDecisionDto,
    PrepareOfferDto,
    AcceptOfferForm,
    DeclineOfferForm,
    OfferWishForm,
  ];
  return { ...Object.fromEntries(bodies.map((form) => [form.name, bodySchema(form)])), ...responseSchemas };
}

/** A form's schema, with references to nested objects. */
function bodySchema(form: FormClass): object {
  const schema = schemaOf(form);
  const nested = [...declaredFields(form)].flatMap(
    ([
      name,
      {
        holds,
        schema: { description },
      },
    ]) => (typeof holds === 'function' ? [[name, { ...schemaRef(holds), description }] as const] : []),
  );
  return { ...schema, properties: { ...schema.properties, ...Object.fromEntries(nested) } };
}
