/**
 * A sentence as key and values, which a page shows and a screen reader speaks in the current language.
 * A value can itself be a saying (the name of a piece), or several.
 */
import { fill } from '@ankur/content'
import type { games } from '@ankur/content/words/en/games/games'
import type { TalkGameWords } from '../listed-games.ts'

export type CommonKey = keyof typeof games
/** Keys used by one game only, whose page loads their texts. */
export type OwnKey = { [Game in keyof TalkGameWords]: keyof TalkGameWords[Game] }[keyof TalkGameWords]
export type SayingKey = CommonKey | OwnKey
export type Value = string | number | Saying | readonly Value[]

export interface Saying {
  readonly key: SayingKey
  readonly values?: Readonly<Record<string, Value>>
}

export type GameWords = Readonly<Record<CommonKey, string>> & Readonly<Partial<Record<OwnKey, string>>>

export function say(saying: Saying, words: GameWords): string {
  return sayValue(saying, words)
}

/** A name shown on its own, such as that of a piece or a place. */
export function sayValue(value: Value, words: GameWords): string {
  const sentence = textOf(value, words)
  // It may begin with a piece name, which is lower-case inside sentences.
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

function filled({ key, values = {} }: Saying, words: GameWords): string {
  const texts = Object.entries(values).map(([name, value]) => [name, textOf(value, words)])
  return fill(words[key] ?? '', Object.fromEntries(texts) as Record<string, string>)
}

function textOf(value: Value, words: GameWords): string {
  if (isSeveral(value)) return value.map((each) => textOf(each, words)).join(', ')
  return typeof value === 'object' ? filled(value, words) : String(value)
}

function isSeveral(value: Value): value is readonly Value[] {
  return Array.isArray(value)
}

/** The task of a round and, at its end, what the child did: `do_stack_up` and `did_stack_up` with these values. */
export interface SpokenTask {
  readonly task: Task
  readonly values: Readonly<Record<string, Value>>
}

/** A task without its `did_` sentence is a compile error at its use. */
export type Task = SayingKey extends infer Key ? (Key extends `do_${infer Name}` ? Name : never) : never
