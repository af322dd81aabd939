import type { AnswerDraft, LatestAnswer } from '@mainstage/contracts/desk/answer';

/** The draft was changed or sent in another tab or on another device. */
export class DraftChangedMeanwhile extends Error {
  override readonly name = 'DraftChangedMeanwhile';
  /** @param current null if it was sent or discarded */
  constructor(readonly current: AnswerDraft | null) {
    super('The draft has changed meanwhile');
  }
}

export class AnsweredMeanwhile extends Error {
  override readonly name = 'AnsweredMeanwhile';
  constructor(readonly current: LatestAnswer) {
    super('Somebody has answered meanwhile');
  }
}

/** More answers per hour than a person can write. */
export class TooManyAnswers extends Error {
  override readonly name = 'TooManyAnswers';
  constructor() {
    super('Too many answers in an hour');
  }
}
