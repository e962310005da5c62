import { loadStyles } from '../../platform/load-styles.ts'
import styles from './ready.css?url'

export function loadReadyStyles(): Promise<void> {
  return loadStyles(styles)
}
