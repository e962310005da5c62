import type { Kind } from '@ankur/blocks/opcodes/entry'
import { creatorWords } from '../creator-words.ts'
import { advancedWords } from './advanced-words.ts'

export function useKindNames(): Readonly<Record<Kind, string>> {
  const { motion, looks, control, events } = creatorWords.use()
  const { sensing, operators, variables, sound, own } = advancedWords.use()
  return { motion, looks, control, events, sensing, operators, variables, sound, own }
}

export function KindName({ kind }: { kind: Kind }) {
  return useKindNames()[kind]
}
