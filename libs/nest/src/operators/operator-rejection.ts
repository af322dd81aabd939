/** A request that is no operator's. */
export class OperatorRejection extends Error {
  override readonly name = 'OperatorRejection';

  /** @param waitSeconds where credentials were not compared, because too many were tried before */
  constructor(readonly waitSeconds?: number) {
    super('Only operators are admitted');
  }
}
