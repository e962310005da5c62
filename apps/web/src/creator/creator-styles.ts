import { loadStyles } from '../platform/load-styles.ts'
import styles from './creator-styles.css?url'

/** The looks of the editor and of a game that is played, which no other page needs. */
export function loadCreatorStyles(): Promise<void> {
  return loadStyles(styles)
}
