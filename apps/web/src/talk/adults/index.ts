import { loadStyles } from '../../platform/load-styles.ts'
import styles from './adult-side.css?url'

/** The adults' side with its style sheet, loaded when the lock opens. */
export async function loadAdultSide() {
  const [{ AdultSide }] = await Promise.all([import('./adult-side.tsx'), loadStyles(styles)])
  return AdultSide
}
