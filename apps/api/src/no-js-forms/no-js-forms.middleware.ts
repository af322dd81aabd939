import { schemaOf } from '@mainstage/contracts/field';
import { noJsFormFields } from '@mainstage/contracts/headers';
import { type FormName, formNames, forms } from '@mainstage/leads/forms';
import { Injectable, type NestMiddleware } from '@nestjs/common';
import express, { type NextFunction, type Request, type Response } from 'express';
import { bodyLimit } from '../http/body-limit';
import { bodyProblem } from '../http/body-problem';
import { refuseUnsafeBody } from '../http/validation/safe-body';
import { briefAndSourceOf, pageAddressOf } from './page-address';
import { NoJsFormPages } from './no-js-form-pages';
import type { NoJsForm } from './no-js-form';

const formType = 'application/x-www-form-urlencoded';
/** A key as the API (a UUID) or nginx (its request id) writes it. */
const pageKey = /^[\da-f]{8}-?([\da-f]{4}-?){3}[\da-f]{12}$/i;

/** Reads the five forms as HTML sends them, and hands on what a script would have sent. */
@Injectable()
export class NoJsFormsMiddleware implements NestMiddleware {
  private readonly parse = express.urlencoded({
    extended: false,
    limit: bodyLimit,
    parameterLimit: 100,
    type: formType,
  });

  constructor(private readonly pages: NoJsFormPages) {}

  use(request: Request, response: Response, next: NextFunction): void {
    const form = formAt(request);
    if (!form) return next();
    this.parse(request, response, (error?: unknown) => {
      if (error) return next(bodyProblem(error));
      try {
        const sent = read(form, request);
        request.noJsForm = sent;
        request.problemPage = (problem, reference) => this.pages.rejected(sent, problem, reference);
        refuseUnsafeBody(request.body);
        next();
      } catch (problem) {
        next(problem);
      }
    });
  }
}

function formAt(request: Request): FormName | undefined {
  if (request.method !== 'POST') return undefined;
  const path = request.originalUrl.split('?')[0];
  const form = formNames.find((each) => forms[each].path === path);
  return form && request.is(formType) ? form : undefined;
}

function read(form: FormName, request: Request): NoJsForm {
  const {
    [noJsFormFields.key]: key,
    [noJsFormFields.honeypot]: honeypot,
    [noJsFormFields.page]: _,
    ...fields
  } = request.body as Record<string, unknown>;
  const address = pageAddressOf(request);
  request.body = {
    ...Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        name,
        typeof value === 'string' ? valueOf(form, name, value) : value,
      ]),
    ),
    ...briefAndSourceOf(form, address),
  };
  return {
    form,
    typed: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, textOf(value)])),
    ...(typeof key === 'string' && pageKey.test(key) && { pageKey: key }),
    honeypot: textOf(honeypot),
    address,
  };
}

/** HTML sends text alone, and line breaks as two characters. */
function valueOf(form: FormName, name: string, typed: string): unknown {
  const { properties } = schemaOf(forms[form].body);
  const type = Object.hasOwn(properties, name) ? properties[name]?.type : undefined;
  if (type === 'boolean') return ['on', 'true'].includes(typed) ? true : typed;
  if (type === 'integer') return /^\s*\d{1,9}\s*$/.test(typed) ? Number(typed) : typed;
  return typed.replaceAll('\r\n', '\n');
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '');
