/** The parts of the state that refer to no other part: the pointer, the pen layer, a bubble, variables and lists. */
import type { Value } from '../project.ts'
import { joinItems } from '../values.ts'

export interface Mouse {
  /** False until the pointer first enters the stage. */
  known: boolean
  /** Whole units on the stage, as scripts read them. */
  x: number
  y: number
  /** The exact position, also beside the stage: a sprite is touched there. */
  exactX: number
  exactY: number
  down: boolean
}

/** The pen layer: one pixel for each unit of the stage from the upper left, red, green, blue and alpha, premultiplied. */
export interface PenLayer {
  readonly points: Uint8ClampedArray
  /** Increases with each change. */
  version: number
}

export interface Bubble {
  readonly kind: 'say' | 'think'
  readonly text: string
}

export interface Cell {
  readonly name: string
  value: Value
}

export interface ListCell {
  readonly name: string
  items: Value[]
  /** Set by a variable block that has the id of this list; valid until the list gets other items. */
  single?: { readonly items: readonly Value[]; readonly value: Value }
}

/** A variable block with the id of a list: Scratch stores variables and lists alike, so the block reads and writes the list. */
export function asVariable(list: ListCell): Cell {
  return {
    name: list.name,
    /** As JavaScript turns an array into text. */
    get value() {
      const { items, single } = list
      return single?.items === items ? single.value : joinItems(items, ',')
    },
    /** The value replaces all items; list blocks then see the letters of a text. */
    set value(value) {
      list.items = typeof value === 'string' ? value.split('') : []
      list.single = { items: list.items, value }
    },
  }
}
