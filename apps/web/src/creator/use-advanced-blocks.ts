/** Needed only by blocks beyond the usual ones: loaded when an adult enables them or when a game contains one. */
import { useEffect } from 'react'
import { loadStyles } from '../platform/load-styles.ts'
import { sharedValue } from './shared-value.ts'
import styles from './advanced-blocks/advanced-styles.css?url'
import { messagesOf } from '../platform/messages.ts'

const advancedWords = messagesOf('creator/advanced-blocks', 'creatorMore')

type AdvancedBlocks = (typeof import('./advanced-blocks/advanced-blocks.tsx'))['advancedParts']

const [setLoaded, useAdvancedBlocks, loaded] = sharedValue<AdvancedBlocks | null>(null)

export { useAdvancedBlocks }

/** Loads it once it is needed; a failed load is retried when the network is back. */
export function useAdvancedBlocksFor(isNeeded: boolean): AdvancedBlocks | null {
  useEffect(() => {
    if (!isNeeded || loaded()) return
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
  setLoaded(advancedParts)
}
