import { saveFile } from '../../../platform/storage/save-file.ts'

/** What cannot be opened, as it lay here: for whoever can get something out of it. */
export function saveDamaged(text: string): void {
  saveFile('damaged-game.json', new Blob([text], { type: 'application/json' }))
}
