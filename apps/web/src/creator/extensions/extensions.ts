/** Blocks of Scratch's extensions: loaded once a game contains one, before it is drawn or run with them. */
import { useEffect } from 'react'
import { isOfExtension } from '@ankur/blocks/opcodes/opcodes'
import type { Project } from '@ankur/blocks/project'
import { addBlockMessages } from '@ankur/blocks/labels/block-messages'
import { messageLoader } from '../../platform/load-messages.ts'
import { messagesFrom } from '../../platform/messages.ts'
import { sharedValue } from '../shared-value.ts'
import { hasBlock } from '../use-creator.ts'

const load = messageLoader('creator/blocks-extensions', 'blocksExtensions')

const extensionMessages = messagesFrom(async (language) => {
  const words = await load(language)
  addBlockMessages(language, words)
  return words
})

/** Components that use it render again once they are loaded, because the blocks then have labels. */
const [setLoaded, useExtensionsHere, areLoaded] = sharedValue(false)

export { useExtensionsHere }

let coming: Promise<void> | null = null

export const usesExtensions = hasBlock(({ opcode }) => isOfExtension(opcode))

/** Null when there is nothing to wait for. Without the network a game continues without them. */
export function extensionsFor(project: Project): Promise<void> | null {
  return areLoaded() || !usesExtensions(project) ? null : fetchExtensions()
}

function fetchExtensions(): Promise<void> {
  coming ??= Promise.all([import('@ankur/blocks/extensions/extensions'), extensionMessages.load()]).then(
    ([{ addExtensions }]) => {
      addExtensions()
      setLoaded(true)
    },
    () => {
      coming = null
    },
  )
  return coming
}

export function useExtensions(project: Project): boolean {
  const uses = usesExtensions(project)
  useEffect(() => {
    if (uses) void fetchExtensions()
  }, [uses])
  return useExtensionsHere()
}
