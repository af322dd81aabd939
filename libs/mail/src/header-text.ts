/**
 * A value for a header. Input is validated earlier; headers are checked again because an injected line break would let
 * a visitor add headers.
 * @throws Error if it contains a control character, such as a line break
 */
export function headerText(header: string, text: string): string {
  if (/[\p{Cc}\u2028\u2029]/u.test(text)) throw new Error(`A control character in the ${header} header`);
  return text;
}
