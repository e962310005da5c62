import { useEffect } from 'react'
import { messagesOf } from '../../platform/messages.ts'
import { hasStarted } from '../stage/run-state.ts'
import { useRunner } from '../stage/runner.ts'

const creatorWords = messagesOf('creator/creator', 'creator')

/**
 * Marks the running block with an outline and the word "now", or "then" for one that ran in the recorded frame. Directly in
 * the DOM, because rendering a long script thirty times per second is expensive.
 */
export function useMarkedRunning(): void {
  const runner = useRunner()
  const { now, ran_then } = creatorWords.use()
  useEffect(() => {
    let marked: readonly Element[] = []
    const mark = () => {
      const looked = runner.lookedAt()
      const threads = hasStarted(runner.status()) ? (runner.machine()?.threads ?? []) : []
      const running = [...new Set(looked ? looked.frame.ran : threads.map(({ blockId }) => blockId))].flatMap(
        (id) => document.getElementById(`block-${id}`) ?? [],
      )
      for (const each of marked) if (!running.includes(each as HTMLElement)) each.removeAttribute('data-now')
      for (const each of running) each.setAttribute('data-now', looked ? ran_then : now)
      marked = running
    }
    const unwatch = runner.watch(mark)
    return () => {
      unwatch()
      for (const each of marked) each.removeAttribute('data-now')
    }
  }, [runner, now, ran_then])
}
