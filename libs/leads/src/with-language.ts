import type { Language } from '@mainstage/contracts/language';

export type WithLanguage<Form> = Form & { language: Language };

/**
 * A form with the language of mails to its visitor: the submitted one, otherwise that of the form (rule
 * visitor.language).
 */
export const withLanguage = <Form extends { language?: Language }>(
  form: Form,
  copy: { language: Language },
): WithLanguage<Form> => ({ ...form, language: form.language ?? copy.language });
