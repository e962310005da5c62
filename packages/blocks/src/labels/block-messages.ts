/** What blocks say, in the languages that are loaded: a page loads one of them. */
import type { Language } from '@ankur/languages'

export interface BlockMessages {
  /** By opcode; `{STEPS}` is where an input or a field goes. */
  readonly labels: Readonly<Record<string, string>>
  /** As a block is read aloud, where its label does not read well. */
  readonly sentences: Readonly<Record<string, string>>
  /** What menus show for the words that Scratch keeps in files. */
  readonly options: Readonly<Record<string, string>>
  /** What stands in a field at first, by `opcode.INPUT`. From then on it is what was typed. */
  readonly defaults: Readonly<Record<string, string>>
  /** In the order of `color-names.ts`, with a space between. */
  readonly colors: string
  readonly does_not_run: string
  readonly otherwise: string
  readonly nothing_yet: string
  readonly end_of: string
}

type Kind = 'labels' | 'sentences' | 'options' | 'defaults'
type Phrase = Exclude<keyof BlockMessages, Kind>

const loaded = new Map<string, string>()

/** Once for each language, and once more for what comes with an extension. */
export function addBlockMessages(language: Language, messages: Partial<BlockMessages>): void {
  for (const [kind, value] of Object.entries(messages)) {
    if (typeof value === 'string') loaded.set(`${language} ${kind}`, value)
    else for (const [name, text] of Object.entries(value)) loaded.set(`${language} ${kind} ${name}`, text)
  }
}

/** Undefined for a block or choice that we do not know. Names may come out of a file. */
export function blockMessage(language: Language, kind: Kind, name: string): string | undefined {
  return loaded.get(`${language} ${kind} ${name}`)
}

export function phrase(language: Language, name: Phrase): string {
  return loaded.get(`${language} ${name}`) ?? ''
}
