/**
 * Converts scripts to short literal sentences, for reading aloud, printing and screen readers: "When the flag is clicked: move
 * 10 steps. Repeat 10 times: …". The texts come from `block-messages.ts`; this file joins them.
 */
import { blockMessage, phrase } from './block-messages.ts'
import { labelText, type Language, worded, type Wording } from './label.ts'
import { opcodes } from '../opcodes/opcodes.ts'
import type { Block, Script } from '../project.ts'

export interface Sentence {
  readonly blockId: string
  /** The number of blocks around it. */
  readonly depth: number
  readonly text: string
  /** Only marks the end or the middle of a substack: a list that shows nesting can leave it out. */
  readonly isJoint: boolean
}

/** One sentence for each block in order, and one at each end of a substack. */
export function sentencesOf({ blocks }: Script, language: Language): Sentence[] {
  const found: Sentence[] = []
  // An explicit stack instead of recursion, so that the nesting depth is not limited; the next part is last.
  const waiting: PendingPart[] = rowOf(blocks, 0).toReversed()
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { block, depth, part } = next
    if (part !== 'itself') found.push(jointOf(next, language))
    else {
      found.push({ blockId: block.id, depth, text: sentenceOf(block, language), isJoint: false })
      waiting.push(...insideOf(block, depth).toReversed())
    }
  }
  return found
}

/** The whole script as one text. */
export function spokenScript(script: Script, language: Language): string {
  return sentencesOf(script, language).reduce((sentence, { text }) => {
    if (sentence === '') return text
    return `${sentence} ${sentence.endsWith(':') ? lowered(text, language) : text}`
  }, '')
}

/** One block alone: "Move 10 steps." */
export function sentenceOf(block: Block, language: Language): string {
  const words = wordsOf(block, language)
  const opens = opensPart(block)
  return opens ? `${words}:` : ended(words, language)
}

interface PendingPart {
  readonly block: Block
  readonly depth: number
  readonly part: 'itself' | 'otherwise' | 'nothing' | 'end'
}

function rowOf(blocks: readonly Block[], depth: number): PendingPart[] {
  return blocks.map((block) => ({ block, depth, part: 'itself' }))
}

function insideOf(block: Block, depth: number): PendingPart[] {
  const substacks = opcodes.get(block.opcode)?.substacks ?? block.stacks.length
  if (substacks === 0) return []
  const parts = Array.from({ length: substacks }, (_, index) => block.stacks[index] ?? []).map((row): PendingPart[] =>
    row.length > 0 ? rowOf(row, depth + 1) : [{ block, depth: depth + 1, part: 'nothing' }],
  )
  const joined = parts.flatMap((part, index): PendingPart[] =>
    index === 0 ? part : [{ block, depth, part: 'otherwise' }, ...part],
  )
  return [...joined, { block, depth, part: 'end' }]
}

function jointOf({ block, depth, part }: PendingPart, language: Language): Sentence {
  const texts = {
    otherwise: `${phrase(language, 'otherwise')}:`,
    nothing: ended(phrase(language, 'nothing_yet'), language),
    end: ended(`${phrase(language, 'end_of')}: ${lowered(wordsOf(block, language), language)}`, language),
    itself: '',
  }
  return { blockId: block.id, depth, text: texts[part], isJoint: true }
}

const asSentence: Wording = {
  words: (opcode, language) => blockMessage(language, 'sentences', opcode) ?? labelText(opcode, language),
  typed: (text, type) => ((type === 'text' || type === 'message') && !isNumber(text) ? `“${text}”` : text),
  inInput: (words) => words.replace(/\?$/, ''),
}

function isNumber(text: string): boolean {
  return text.trim() !== '' && !Number.isNaN(Number(text))
}

function wordsOf(block: Block, language: Language): string {
  const words = worded(block, language, asSentence)
  if (block.opcode !== 'procedures_definition') return words
  return `${labelText(block.opcode, language) ?? ''} “${words}”`
}

/** Whether a part follows that belongs to the block: the script of a hat, or the content of a substack. */
function opensPart({ opcode, stacks }: Block): boolean {
  const entry = opcodes.get(opcode)
  return (
    entry?.shape === 'hat' ||
    entry?.shape === 'edge-hat' ||
    opcode === 'procedures_definition' ||
    (entry?.substacks ?? stacks.length) > 0
  )
}

function ended(words: string, language: Language): string {
  if (/[.!?।]$/.test(words)) return words
  return words + (language === 'en' ? '.' : '।')
}

/** Lower-cases our own words inside a sentence. Only English has upper case. */
function lowered(text: string, language: Language): string {
  return language === 'en' && /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}
