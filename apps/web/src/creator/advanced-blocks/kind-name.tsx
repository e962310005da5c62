import type { Kind } from '@ankur/blocks/opcodes/entry'
import { messagesOf } from '../../platform/messages.ts'

const creatorWords = messagesOf('creator/creator', 'creator')
const advancedWords = messagesOf('creator/advanced-blocks', 'creatorMore')

export function useKindNames(): Readonly<Record<Kind, string>> {
  const { motion, looks, control, events } = creatorWords.use()
  const { sensing, operators, variables, sound, own } = advancedWords.use()
  return { motion, looks, control, events, sensing, operators, variables, sound, own }
}

export function KindName({ kind }: { kind: Kind }) {
  return useKindNames()[kind]
}
