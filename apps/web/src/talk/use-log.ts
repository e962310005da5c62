import { indiaDay } from '@ankur/screening/age'
import { parseUseLog, withUse, type UseLog } from '@ankur/talk/use-log'
import { isRecord } from '../platform/comfort/comfort-settings.ts'
import { deviceStore } from '../platform/storage/device-store.ts'
import { useLogKey } from './board-store.ts'

interface UseLogs {
  /** The boards whose use is counted, because an adult ticked it. */
  readonly ticked: readonly string[]
  readonly logs: Readonly<Record<string, UseLog>>
}

/** Words used by week, board by board. They leave the device only in a file that an adult saves. */
export const useLogStore = deviceStore(useLogKey, parse)

function parse(stored: unknown): UseLogs {
  const given = isRecord(stored) ? stored : {}
  const ticked = Array.isArray(given.ticked) ? given.ticked.filter((id): id is string => typeof id === 'string') : []
  const logs = isRecord(given.logs) ? given.logs : {}
  return { ticked, logs: Object.fromEntries(Object.entries(logs).map(([board, log]) => [board, parseUseLog(log)])) }
}

export function addUse(board: string, word: string, nowMs: number): void {
  if (!useLogStore.load().ticked.includes(board)) return
  useLogStore.change((before) => ({
    ...before,
    logs: { ...before.logs, [board]: withUse(before.logs[board] ?? {}, word, indiaDay(nowMs)) },
  }))
}

export function tickUse(board: string, isTicked: boolean): boolean {
  return useLogStore.change(({ ticked, logs }) => ({
    logs,
    ticked: [...ticked.filter((each) => each !== board), ...(isTicked ? [board] : [])],
  }))
}

/** Removes the counts of all other boards. */
export function keepUseOf(isKept: (board: string) => boolean): void {
  const { ticked, logs } = useLogStore.load()
  if ([...ticked, ...Object.keys(logs)].every(isKept)) return
  useLogStore.change(() => ({
    ticked: ticked.filter(isKept),
    logs: Object.fromEntries(Object.entries(logs).filter(([board]) => isKept(board))),
  }))
}

export function deleteUse(board: string): boolean {
  return useLogStore.change(({ ticked, logs }) => ({
    ticked,
    logs: Object.fromEntries(Object.entries(logs).filter(([each]) => each !== board)),
  }))
}
