/**
 * Scripts as short literal sentences, for reading aloud, for print and for screen readers: "When the flag is clicked: move
 * 10 steps. Repeat 10 times: …". The words are those of `block-messages.ts`; how they are joined stands here.
 */
import { blockMessage, phrase } from './block-messages.ts'
import { labelText, type Language, worded, type Wording } from './label.ts'
import { opcodes } from '../opcodes/opcodes.ts'
import type { Block, Script } from '../project.ts'

export interface Sentence {
  readonly blockId: string
  /** How many blocks lie around it. */
  readonly depth: number
  readonly text: string
  /** Says only where a part ends or turns: a list that shows the nesting can leave it out. */
  readonly isJoint: boolean
}

/** One sentence a block, in order, and one at each end of a part. */
export function sentencesOf({ blocks }: Script, language: Language): Sentence[] {
  const found: Sentence[] = []
  // A list of what is still to say, so that no script is too deep; the next thing stands last.
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

/** All of it in one text. */
export function spokenScript(script: Script, language: Language): string {
  return sentencesOf(script, language).reduce((said, { text }) => {
    if (said === '') return text
    return `${said} ${said.endsWith(':') ? lowered(text, language) : text}`
  }, '')
}

/** A block by itself: "Move 10 steps." */
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

/** Something follows that belongs to it: a script under a hat, or what lies in a substack. */
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

/** Inside a sentence our own words begin small. Only English has large letters. */
function lowered(text: string, language: Language): string {
  return language === 'en' && /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}
