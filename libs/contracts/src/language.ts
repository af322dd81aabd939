/** Languages of mails to visitors (rule visitor.language). */
export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];

export const languageNames: Record<Language, string> = { en: 'English', de: 'German' };

/** @returns undefined for any other language; `de-AT` is German */
export function languageOf(tag: string): Language | undefined {
  const [name] = tag.toLowerCase().split('-');
  return languages.find((language) => language === name);
}

/** The language of a submitted form (rule visitor.language): the one it names, otherwise that of its page. */
export function submittedLanguage(form: object, copy: { language: Language }): Language {
  const { language } = form as { language?: unknown };
  return languageOf(typeof language === 'string' ? language : '') ?? copy.language;
}
