import { type AnswerLanguage, answerLanguages } from '@mainstage/contracts/desk/draft';
import { OneOf } from '@mainstage/contracts/rules';

/** `GET /api/desk/leads/:id/draft` */
export class DraftQueryDto {
  @OneOf({ values: answerLanguages, description: 'Language of the answer; of the lead where absent' })
  language?: AnswerLanguage;
}
