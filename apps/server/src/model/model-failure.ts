/** Why a model gave nothing that could be shown. Names go into the log; no text of anybody does. */
export type ModelFailureKind =
  | 'busy'
  | 'resting'
  | 'unreachable'
  | 'timeout'
  | 'status'
  | 'refused'
  | 'too_long'
  | 'cut_off'
  | 'unreadable'
  | 'empty'

export class ModelFailure extends Error {
  readonly kind: ModelFailureKind

  constructor(kind: ModelFailureKind, cause?: unknown) {
    super(`The model gave nothing to show: ${kind}`, { cause })
    this.name = 'ModelFailure'
    this.kind = kind
  }
}
