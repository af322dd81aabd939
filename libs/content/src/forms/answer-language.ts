/** Label of the choice below a form on an English page. */
export const answerInGerman = 'Answer me in German';
