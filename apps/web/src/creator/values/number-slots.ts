/** The step, range and common values of a number, depending on its meaning. */
export interface NumberSlot {
  readonly step: number
  readonly quick: readonly number[]
  readonly slider?: readonly [least: number, most: number]
  /** Degrees use a dial, and a position is pressed on the stage. */
  readonly by?: 'dial' | 'stage'
}

const slots: readonly (readonly [pattern: RegExp, slot: NumberSlot])[] = [
  [/(^| )(STEPS|DX|DY)$/, { step: 10, quick: [1, 10, 50, 100, 200], slider: [0, 200] }],
  [/ (DEGREES|DIRECTION)$/, { step: 15, quick: [15, 45, 90, 180], by: 'dial' }],
  [/ TIMES$/, { step: 1, quick: [2, 4, 10, 20, 50], slider: [1, 50] }],
  [/ (DURATION|SECS)$/, { step: 0.5, quick: [0.5, 1, 2, 5], slider: [0, 10] }],
  [/^looks_changesizeby CHANGE$/, { step: 10, quick: [10, 25, 50, 100], slider: [-100, 100] }],
  [/^looks_setsizeto SIZE$/, { step: 10, quick: [25, 50, 100, 200], slider: [10, 300] }],
  [/^data_setvariableto /, { step: 1, quick: [0, 1, 2, 5, 10] }],
  [/ [XY]$/, { step: 10, quick: [-100, -50, 0, 50, 100], by: 'stage' }],
]

const other: NumberSlot = { step: 1, quick: [0, 1, 10, 100] }

/** By the block's opcode and the name of its input. */
export function numberSlot(opcode: string, input: string): NumberSlot {
  return slots.find(([pattern]) => pattern.test(`${opcode} ${input}`))?.[1] ?? other
}

/** Adds a step, without binary rounding errors. */
export function stepped(value: number, by: number): number {
  return Math.round((value + by) * 1e6) / 1e6
}
