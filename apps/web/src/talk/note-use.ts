import { loadStored } from '../platform/storage/storage.ts'

export const useLogKey = 'ankur-talk-use'

/** Counts a press if an adult enabled it; otherwise nothing is stored or loaded. */
export function noteUse(board: string, word: string): void {
  if (loadStored(useLogKey) === null) return
  import('./use-log.ts').then(({ addUse }) => addUse(board, word, Date.now())).catch(() => {})
}
