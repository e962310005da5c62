import { loadStyles } from '../platform/load-styles.ts'
import styles from './creator-styles.css?url'

/** The styles of the editor and of a played game, which no other page needs. */
export function loadCreatorStyles(): Promise<void> {
  return loadStyles(styles)
}
