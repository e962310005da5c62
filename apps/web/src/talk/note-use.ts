import { loadStored } from '../platform/storage/storage.ts'

export const useLogKey = 'ankur-talk-use'

/** Counts a press where an adult asked for it; elsewhere nothing is kept, and nothing is loaded to keep it. */
export function noteUse(board: string, word: string): void {
  if (loadStored(useLogKey) === null) return
  import('./use-log.ts').then(({ addUse }) => addUse(board, word, Date.now())).catch(() => {})
}
