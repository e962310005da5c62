import { useEffect } from 'react'
import { creatorWords } from './creator-words.ts'
import { isUnderWay } from './runner.ts'
import { useRunner } from './use-runner.ts'

/** A ring and the word "now" at the block that runs. Straight on the page: drawing a long script thirty times a second costs much. */
export function useMarkedRunning(): void {
  const runner = useRunner()
  const { now } = creatorWords.use()
  useEffect(() => {
    let marked: readonly Element[] = []
    const mark = () => {
      const threads = isUnderWay(runner.status()) ? (runner.machine()?.threads ?? []) : []
      const running = [...new Set(threads.map(({ blockId }) => blockId))].flatMap(
        (id) => document.getElementById(`block-${id}`) ?? [],
      )
      for (const each of marked) if (!running.includes(each as HTMLElement)) each.removeAttribute('data-now')
      for (const each of running) each.setAttribute('data-now', now)
      marked = running
    }
    const unwatch = runner.watch(mark)
    return () => {
      unwatch()
      for (const each of marked) each.removeAttribute('data-now')
    }
  }, [runner, now])
}
