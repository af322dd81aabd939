import { formResponse } from '@mainstage/content/shared-pages/form-response';
import { AnswerFrame } from '../features/plain-answer/answer-frame';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';

export const handle: PageHandle = { lang: formResponse.lang, nav: 'above' };
export const meta = () => headOf(formResponse);

/** The layout of responses to forms without scripts: the API fills it in. */
export default AnswerFrame;
