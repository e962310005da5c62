import { saveFile } from '../../../platform/storage/save-file.ts'

/** Exports unreadable content unchanged, for somebody who may recover it. */
export function saveDamaged(text: string): void {
  saveFile('damaged-game.json', new Blob([text], { type: 'application/json' }))
}
