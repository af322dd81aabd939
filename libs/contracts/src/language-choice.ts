import { type Language, languages } from './language';
import { OneOf } from './rules';

/** The language in which the visitor of a submission would like to be answered from now on (rule visitor.language). */
export class LanguageChoice {
  @OneOf({ values: languages, description: 'Language of what is sent to the visitor', optional: false })
  language!: Language;
}
