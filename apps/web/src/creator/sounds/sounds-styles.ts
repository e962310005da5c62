import { loadStyles } from '../../platform/load-styles.ts'
import recorder from './recorder-styles.css?url'
import sounds from './sounds.css?url'

export async function loadSoundsStyles(): Promise<void> {
  await Promise.all([loadStyles(sounds), loadStyles(recorder)])
}
