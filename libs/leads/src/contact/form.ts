import { NestedField } from '@mainstage/contracts/field';
import type { Language } from '@mainstage/contracts/language';
import { limits } from '@mainstage/contracts/form-limits';
import { AnswerLanguage, Email, TextBlock, TextLine } from '@mainstage/contracts/rules';
import { Brief } from '../brief/form';
import { Source } from '../source/form';

/** Message to the venue (rule form.contact). */
export class ContactForm {
  @TextLine({ max: limits.name, description: 'First name' })
  firstName!: string;

  @TextLine({ max: limits.name, description: 'Last name' })
  lastName!: string;

  @Email()
  email!: string;

  @TextLine({ max: limits.name, description: 'Company', optional: true })
  company?: string;

  @TextBlock({ max: limits.message, description: 'Message' })
  message!: string;

  @NestedField(Brief, 'What was chosen on the pages')
  brief?: Brief;

  @AnswerLanguage()
  language?: Language;

  @NestedField(Source, 'Where the visit came from')
  source?: Source;
}
