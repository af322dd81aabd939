import { NestedField } from '@mainstage/contracts/field';
import type { Language } from '@mainstage/contracts/language';
import { AnswerLanguage, Email } from '@mainstage/contracts/rules';
import { Source } from '../source/form';

/** Newsletter sign-up (rule form.newsletter). */
export class NewsletterForm {
  @Email()
  email!: string;

  @AnswerLanguage()
  language?: Language;

  @NestedField(Source, 'Where the visit came from')
  source?: Source;
}
