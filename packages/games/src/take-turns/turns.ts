/** Whose turn it is, and the next action. Two or three people share one phone; the phone is not a player. */
export const sides = ['near', 'far', 'side'] as const
/** The child's end of the phone, the other end, and the edge between them. */
export type Side = (typeof sides)[number]

export const buildKinds = ['bridge', 'tower', 'garden'] as const
export type BuildKind = (typeof buildKinds)[number]

export const plankLooks = ['plain', 'spotted', 'striped', 'wavy', 'starred', 'leafy'] as const
export type PlankLook = (typeof plankLooks)[number]

export type NextAction = 'choose' | 'agree' | 'ask' | 'lay' | 'pass'

export interface Turns {
  /** The first entry lays the first piece. */
  readonly order: readonly Side[]
  readonly now: Side
  readonly waits: NextAction
  readonly making: BuildKind
  /** The looks of the planks of this round: one for each person in order, or the ones to choose from. */
  readonly looks: readonly PlankLook[]
  /** Whether a turn begins with a request. */
  readonly isAskedFor?: true
  /** Whether a turn ends when it is passed on. */
  readonly isPassedOn?: true
  /** Whether each person chooses a look at each turn. */
  readonly hasLooks?: true
  /** Whether somebody asked to stop, which ended the round. */
  readonly isStopped?: true
}
