export class OperatorRejection extends Error {
  override readonly name = 'OperatorRejection';

  /** @param waitSeconds if credentials were not compared, because there were too many attempts before */
  constructor(readonly waitSeconds?: number) {
    super('Only operators are admitted');
  }
}
