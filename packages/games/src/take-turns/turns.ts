/** Whose turn it is, and what that person does next. Two or three people share one phone; the phone plays nobody. */
export const sides = ['near', 'far', 'side'] as const
/** The child's end of the phone, the other end, and the edge between them. */
export type Side = (typeof sides)[number]

export const makings = ['bridge', 'tower', 'garden'] as const
export type Making = (typeof makings)[number]

/** The look of a plank where there are several to choose from. */
export const plankLooks = ['plain', 'spotted', 'striped'] as const
export type PlankLook = (typeof plankLooks)[number]

export type Waits = 'choose' | 'agree' | 'ask' | 'lay' | 'pass'

export interface Turns {
  /** Whoever lays the first piece stands first. */
  readonly order: readonly Side[]
  readonly now: Side
  readonly waits: Waits
  readonly making: Making
  /** A turn begins with asking for it. */
  readonly isAskedFor?: true
  /** A turn ends when it is given on. */
  readonly isPassedOn?: true
  /** Each person chooses among the looks. */
  readonly hasLooks?: true
  /** Somebody asked to stop, and so it ended. */
  readonly isStopped?: true
}
