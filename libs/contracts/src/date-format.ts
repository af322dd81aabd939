/**
 * A date format that is made when it is first used. The first one that a browser makes reads the data of all languages and takes a
 * phone 50 to 200 ms: made where its module is imported, every page would spend them before it is hydrated.
 */
export function dateFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Pick<Intl.DateTimeFormat, 'format' | 'formatToParts'> {
  let made: Intl.DateTimeFormat | undefined;
  const format = () => (made ??= new Intl.DateTimeFormat(locale, options));
  return {
    format: (date) => format().format(date),
    formatToParts: (date) => format().formatToParts(date),
  };
}
