import type { AnswerLanguage } from '@mainstage/contracts/desk/draft';

export const languageLabels = { en: 'English', de: 'German' } as const satisfies Record<AnswerLanguage, string>;
