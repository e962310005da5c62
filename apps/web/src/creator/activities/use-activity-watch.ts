import { useEffect, useRef, useState } from 'react'
import type { Activity } from '@ankur/blocks/activities/activities'
import { watchFor, type Watch } from '@ankur/blocks/activities/watch'
import type { Machine } from '@ankur/blocks/machine/state'
import { hasStarted } from '../stage/run-state.ts'
import { useCreator } from '../use-creator.ts'
import { useRunner } from '../stage/runner.ts'

export type Outcome = 'none' | 'seen' | 'not yet'

/** Watches every frame of the running game, and reports the result once per run. */
export function useActivityWatch({ wanted }: Activity, say: (outcome: Exclude<Outcome, 'none'>) => void): Outcome {
  const runner = useRunner()
  const { project } = useCreator()
  const [outcome, setOutcome] = useState<{ readonly kind: Outcome; readonly run: Machine | null }>({ kind: 'none', run: null })
  const latest = useRef({ project, say })
  useEffect(() => {
    latest.current = { project, say }
  })
  useEffect(() => {
    let watch: Watch | null = null
    let run: Machine | null = null
    return runner.watch(() => {
      const machine = runner.machine()
      if (machine !== run) {
        run = machine
        watch = machine && watchFor(wanted, machine, latest.current.project)
        setOutcome({ kind: 'none', run })
      }
      if (!watch) return
      const hasHappened = watch.see()
      if (!hasHappened && hasStarted(runner.status())) return
      setOutcome({ kind: hasHappened ? 'seen' : 'not yet', run })
      watch = null
    })
  }, [runner, wanted])
  // After the status line has announced the end of the game: this message matters more.
  useEffect(() => {
    if (outcome.kind !== 'none') latest.current.say(outcome.kind)
  }, [outcome])
  return outcome.kind
}
