import { cancellationRules, changeRules, paymentRules, type RuleTexts } from './rule-texts.en';
import { type EstimateWords, estimateWords } from './words.en';

/** Texts of payments and deadlines. */
export interface DateTexts extends Pick<RuleTexts, 'payments' | 'cancellation' | 'changes'> {
  words: EstimateWords;
}

export const dateTextsEn: DateTexts = {
  words: estimateWords,
  payments: paymentRules,
  cancellation: cancellationRules,
  changes: changeRules,
};
