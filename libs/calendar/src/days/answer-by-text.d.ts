import type { Language } from '@mainstage/content/notices/notice';
/** `Thu 2 July 2026, 09:24`: the end of the house's promise to whoever wrote at that moment (rule visits.answer). */
export declare function answerByText(received: Date, language?: Language): string;
/** Whether the promise can still be kept: a mail that was long on its way says nothing of a moment that is over. */
export declare const stillPromised: (received: Date, now: Date) => boolean;
