/** The texts of blocks in the loaded languages: a page loads one language. */
import type { Language } from '@ankur/languages'

export interface BlockMessages {
  /** By opcode; `{STEPS}` is the placeholder of an input or a field. */
  readonly labels: Readonly<Record<string, string>>
  /** The spoken text of a block, if its label is not suitable. */
  readonly sentences: Readonly<Record<string, string>>
  /** The menu texts for values that Scratch stores in files. */
  readonly options: Readonly<Record<string, string>>
  /** The initial value of a field, by `opcode.INPUT`. */
  readonly defaults: Readonly<Record<string, string>>
  /** In the order of `color-names.ts`, separated by spaces. */
  readonly colors: string
  readonly does_not_run: string
  readonly otherwise: string
  readonly nothing_yet: string
  readonly end_of: string
}

type Kind = 'labels' | 'sentences' | 'options' | 'defaults'
type Phrase = Exclude<keyof BlockMessages, Kind>

const loaded = new Map<string, string>()

/** Call once for each language, and again for the texts of each extension. */
export function addBlockMessages(language: Language, messages: Partial<BlockMessages>): void {
  for (const [kind, value] of Object.entries(messages)) {
    if (typeof value === 'string') loaded.set(`${language} ${kind}`, value)
    else for (const [name, text] of Object.entries(value)) loaded.set(`${language} ${kind} ${name}`, text)
  }
}

/** Undefined for an unknown block or option. Names may come from a file. */
export function blockMessage(language: Language, kind: Kind, name: string): string | undefined {
  return loaded.get(`${language} ${kind} ${name}`)
}

export function phrase(language: Language, name: Phrase): string {
  return loaded.get(`${language} ${name}`) ?? ''
}
