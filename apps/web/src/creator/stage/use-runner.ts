import { createContext, useContext, useSyncExternalStore } from 'react'
import type { RunStatus } from './run-state.ts'
import type { Runner } from './runner.ts'

export const RunnerContext = createContext<Runner | null>(null)

export function useRunner(): Runner {
  const runner = useContext(RunnerContext)
  if (!runner) throw new Error('useRunner must be used within the Game Creator')
  return runner
}

export function useRunStatus(): RunStatus {
  const runner = useRunner()
  return useSyncExternalStore(runner.watch, runner.status)
}

/** Renders again with every frame. */
export function useFrame(): number {
  const runner = useRunner()
  return useSyncExternalStore(runner.watch, runner.frame)
}
