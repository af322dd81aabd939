import { fullGermanDateText } from '@mainstage/contracts/date-text';
import { bookableNameDe, cateringNamesDe, extraNamesDe } from './bookable-texts.de';
import type { EstimateTexts } from './estimate-texts.en';
import { euroDe, moneyDe } from './format.de';
import { ruleTextsDe } from './rule-texts.de';
import { estimateWordsDe } from './words.de';

export const estimateTextsDe = {
  ...ruleTextsDe,
  words: estimateWordsDe,
  language: 'de',
  bookable: bookableNameDe,
  catering: (id) => cateringNamesDe[id],
  extra: (id) => extraNamesDe[id],
  day: fullGermanDateText,
  money: moneyDe,
  euro: euroDe,
} satisfies EstimateTexts;
