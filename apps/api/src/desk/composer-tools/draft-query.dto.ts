import { type Language, languages } from '@mainstage/contracts/language';
import { OneOf } from '@mainstage/contracts/rules';

/** `GET /api/desk/leads/:id/draft` */
export class DraftQueryDto {
  @OneOf({ values: languages, description: 'Language of the answer; default: of the lead' })
  language?: Language;
}
