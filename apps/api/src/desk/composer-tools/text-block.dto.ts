import { type Language, languages } from '@mainstage/contracts/language';
import { textBlockLimits, type TextBlockPlace, textBlockPlaces } from '@mainstage/contracts/desk/text-blocks';
import { OneOf, TextBlock, TextLine, WholeNumber, YesNo } from '@mainstage/contracts/rules';

const Version = (description: string) => WholeNumber({ min: 1, max: 2_147_483_647, description, optional: false });

class WrittenTextBlock {
  @TextLine({ max: textBlockLimits.title, description: 'Title' })
  title!: string;

  @OneOf({ values: languages, description: 'Language', optional: false })
  language!: Language;

  @TextBlock({ max: textBlockLimits.text, description: 'Text, with placeholders such as {day}' })
  text!: string;

  @YesNo('Offered only while the requested day can be held for the client; default: no, or unchanged')
  onlyIfFree?: boolean;
}

/** `POST /api/desk/text-blocks` */
export class TextBlockDto extends WrittenTextBlock {
  @OneOf({ values: textBlockPlaces, description: 'Where it is inserted; default: answers' })
  place?: TextBlockPlace;
}

/** `PUT /api/desk/text-blocks/:id` */
export class TextBlockChangeDto extends WrittenTextBlock {
  @Version('The version that was shown')
  version!: number;
}

/** `POST /api/desk/text-blocks/:id/restore` */
export class TextBlockRestoreDto {
  @Version('The version that was shown')
  version!: number;

  @Version('The version to be restored')
  from!: number;
}
