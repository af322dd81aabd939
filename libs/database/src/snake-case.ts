import { DefaultNamingStrategy } from 'typeorm';

/** Columns are named after their properties: `firstName` is `first_name`. */
export class SnakeCase extends DefaultNamingStrategy {
  override columnName(propertyName: string, customName: string | undefined, embeddedPrefixes: string[]): string {
    const own = customName ?? snake(propertyName);
    return [...embeddedPrefixes.map(snake), own].join('_');
  }
}

function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
