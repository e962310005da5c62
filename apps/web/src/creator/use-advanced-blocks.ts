/** Needed only by blocks beyond the usual ones: loaded when an adult enables them or when a game contains one. */
import { useEffect, useSyncExternalStore } from 'react'
import { loadStyles } from '../platform/load-styles.ts'
import styles from './advanced-blocks/advanced-styles.css?url'
import { messagesOf } from '../platform/messages.ts'

const advancedWords = messagesOf('creator/advanced-blocks', 'creatorMore')

type AdvancedBlocks = (typeof import('./advanced-blocks/advanced-blocks.tsx'))['advancedParts']

let more: AdvancedBlocks | null = null
const watchers = new Set<() => void>()

export function useAdvancedBlocks(): AdvancedBlocks | null {
  return useSyncExternalStore(watch, () => more)
}

/** Loads it once it is needed; a failed load is retried when the network is back. */
export function useAdvancedBlocksFor(isNeeded: boolean): AdvancedBlocks | null {
  useEffect(() => {
    if (!isNeeded || more) return
    const ask = () => void load().catch(() => {})
    ask()
    addEventListener('online', ask)
    return () => removeEventListener('online', ask)
  }, [isNeeded])
  return useAdvancedBlocks()
}

async function load(): Promise<void> {
  const [{ advancedParts }] = await Promise.all([
    import('./advanced-blocks/advanced-blocks.tsx'),
    advancedWords.load(),
    loadStyles(styles),
  ])
  more = advancedParts
  for (const changed of watchers) changed()
}

function watch(changed: () => void): () => void {
  watchers.add(changed)
  return () => watchers.delete(changed)
}
