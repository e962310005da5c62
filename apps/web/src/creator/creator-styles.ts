import { loadStyles } from '../platform/load-styles.ts'
import { bigBlocksStore } from './device-settings.ts'
import styles from './creator-styles.css?url'
import dialogStyles from './dialog-styles.css?url'

/** The styles of the editor and of a played game, which no other page needs. */
export async function loadCreatorStyles(): Promise<void> {
  await loadStyles(styles)
  if (bigBlocksStore.load().bigBlocks) await loadStyles(dialogStyles)
}
