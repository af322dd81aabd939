import { consentTexts } from '@mainstage/content/consent/consent-texts';
import { requiredHint } from '@mainstage/content/forms/form-copy';
import { schemaOf } from '@mainstage/contracts/field';
import { noJsFormFields } from '@mainstage/contracts/headers';
import type { FieldError } from '@mainstage/contracts/validate';
import { forms } from '@mainstage/leads/forms';
import type { ReactNode } from 'react';
import { ConsentText } from './consent-text';
import { errorText } from './error-text';
import { FieldView, type FieldViewProps } from './field-view';
import { formWords } from './form-words';
import { newPageKey, type NoJsForm } from './no-js-form';

/** Choices of fields that only the server knows, by the field's name: the webinar's date. */
export type ServerOptions = Partial<Record<string, FieldViewProps['options']>>;

interface FormViewProps {
  sent: NoJsForm;
  errors: readonly FieldError[];
  options: ServerOptions;
  /** What was chosen on the pages before. */
  children?: ReactNode;
}

/** The form once more, as it was typed, with an error under each wrong field. */
export function FormView({ sent, errors, options, children }: FormViewProps) {
  const { form, typed } = sent;
  const { language, fields, submit } = formWords[form].copy;
  const { required } = schemaOf(forms[form].body);
  const consent = <ConsentText text={consentTexts[form].text} language={language} />;
  const described = Object.entries(fields).flatMap(([name, field]) => (field ? [{ name, field }] : []));
  return (
    <form className="no-js-form" method="post" action={forms[form].path} noValidate lang={language}>
      {children}
      <p className="hint">{requiredHint[language]}</p>
      {described.map(({ name, field }) => (
        <FieldView
          key={name}
          name={name}
          field={field}
          required={required.includes(name)}
          value={Object.hasOwn(typed, name) ? (typed[name] ?? '') : ''}
          error={errorText(form, errors.find((error) => error.field === name)?.code)}
          options={options[name]}
          consent={consent}
        />
      ))}
      {described.every(({ field }) => field.control !== 'consent') && <p className="hint">{consent}</p>}
      <input type="hidden" name={noJsFormFields.key} value={sent.pageKey ?? newPageKey()} />
      <input type="hidden" name={noJsFormFields.page} value={sent.address} />
      <p hidden>
        <input name={noJsFormFields.honeypot} defaultValue="" tabIndex={-1} autoComplete="off" />
      </p>
      <button type="submit">{submit}</button>
    </form>
  );
}
