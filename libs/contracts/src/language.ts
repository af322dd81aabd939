/** Languages in which a visitor is answered (rule visitor.language). */
export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];

/** The names of the languages, for sales. */
export const languageNames: Record<Language, string> = { en: 'English', de: 'German' };

/** @returns undefined for any other language; `de-AT` is German */
export function languageOf(tag: string): Language | undefined {
  const [name] = tag.toLowerCase().split('-');
  return languages.find((language) => language === name);
}
