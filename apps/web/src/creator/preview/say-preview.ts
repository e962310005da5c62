/** The effect of a block as sentences: first its purpose, then the result of the trial run. */
import { fill } from '@ankur/content'
import type { Fact, Preview } from '@ankur/blocks/preview'
import type { Numbers } from '../use-numbers.ts'
import type { Block, Project, Sprite } from '@ankur/blocks/project'
import type { MessageTexts } from '@ankur/content/words/message-files'

/** A block and its effect. */
export interface PreviewTarget {
  /** Where it was requested: the pressed button. */
  readonly key: string
  readonly block: Block
  /** Its current state on the stage. */
  readonly sprite: Sprite
  readonly preview: Preview
  readonly project: Project
  /** Drawn for a moment after a block was added; nothing is announced. */
  readonly isGlimpse?: true | undefined
  /** For a palette block: adds it to the script. */
  readonly add?: (() => void) | undefined
  /** Its spoken text, if the label does not read well. */
  readonly spoken?: string | undefined
}

type Words = MessageTexts<'creator/preview', 'creatorPreview'>

export function sayPreview(
  { block, sprite: { name }, preview: { facts } }: PreviewTarget,
  words: Words,
  numbers: Numbers,
): string {
  const lead = leadOf(block.opcode, words)
  // The purpose is enough when nothing changed.
  const shownFacts = lead === undefined ? facts : facts.filter(({ kind }) => kind !== 'nothing' && kind !== 'endless')
  const sentences = shownFacts.map((fact) => sayFact(fact, words, { name, numbers }))
  return [...(lead === undefined ? [] : [fill(lead, { name })]), ...sentences].join(' ')
}

function leadOf(opcode: string, words: Words): string | undefined {
  return Object.hasOwn(words, opcode) ? words[opcode as keyof Words] : undefined
}

function sayFact(fact: Fact, words: Words, { name, numbers }: { name: string; numbers: Numbers }): string {
  switch (fact.kind) {
    case 'goes': {
      const { x, y } = numbers.shown(fact)
      return fill(fact.byChance ? words.goes_by_chance : words.goes, { name, x: Math.round(x), y: Math.round(y) })
    }
    case 'turns':
      return fill(words.turns, { name, from: Math.round(fact.from), to: Math.round(fact.to) })
    case 'grows':
    case 'shrinks':
    case 'ghost':
    case 'volume':
      return fill(words[fact.kind], { name, to: Math.round(fact.to) })
    case 'says':
    case 'thinks':
    case 'asks':
    case 'sounds':
      return fill(words[fact.kind], { name, text: fact.text })
    case 'costume':
    case 'backdrop':
      return fill(words[fact.kind], { name, text: fact.name })
    case 'variable':
      return fill(words.variable, { name: fact.name, text: fact.to })
    case 'list':
      return fill(words.list, { name: fact.name, n: fact.count })
    case 'takes':
      return fact.seconds === 1 ? words.one_second : fill(words.some_seconds, { n: fact.seconds })
    case 'value':
      return fact.text === '' ? words.value_empty : fill(words.value, { text: fact.text })
    case 'answer':
      return fact.isYes ? words.yes : words.no
    case 'in front':
      return fill(words.in_front, { name })
    case 'appears':
    case 'hides':
    case 'copied':
    case 'nothing':
    case 'endless':
      return fill(words[fact.kind], { name })
  }
}
