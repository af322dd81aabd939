import { type Language, languages } from './language';
import { OneOf } from './rules';

/** The language that the visitor of a submission chooses for later mails (rule visitor.language). */
export class LanguageChoice {
  @OneOf({ values: languages, description: 'Language of what is sent to the visitor', optional: false })
  language!: Language;
}
