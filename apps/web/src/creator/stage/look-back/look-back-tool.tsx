import { useEffect } from 'react'
import { definePart } from '../../../platform/part/define-part.tsx'
import { onDemand } from '../../../platform/part/on-demand.tsx'
import { Tool } from '../../toolbar.tsx'
import { useFrame, useRunner } from '../runner.ts'
import styles from './look-back.css?url'
import { messagesOf } from '../../../platform/messages.ts'

const creatorWords = messagesOf('creator/creator', 'creator')
const stageWords = messagesOf('creator/stage', 'stage')

const Panel = definePart({
  load: () => import('./look-back.tsx').then((module) => module.LookBackPanel),
  messages: [stageWords],
  styles: [styles],
  when: onDemand,
})

/** Shows earlier frames of a game that is paused, stopped or over. */
export function LookBackTool() {
  const words = creatorWords.use()
  const runner = useRunner()
  useFrame()
  const recording = runner.recording()
  const isLooking = runner.lookedAt() !== null
  const why = runner.status() === 'running' ? words.hold_first : recording ? undefined : words.nothing_ran
  const latest = recording ? recording.first + recording.frames.length - 1 : 0
  return (
    <span className="stage__look" data-look-back>
      <Tool
        icon="back"
        label={words.look_back}
        why={why}
        isPressed={isLooking}
        act={() => runner.look(isLooking ? null : latest)}
        isShort
        isSmall
      />
    </span>
  )
}

export function LookBack() {
  const runner = useRunner()
  useFrame()
  return runner.lookedAt() && <Panel />
}

/** The recorder is loaded with the first press on the page: nothing can run before. */
export function useRecorder(): void {
  const runner = useRunner()
  useEffect(() => {
    const leave = new AbortController()
    const fetchIt = () => {
      leave.abort()
      // Without it games run as well; there is only nothing to look back at.
      import('@ankur/blocks/recording').then(runner.recordWith, () => {})
    }
    for (const press of ['pointerdown', 'keydown', 'click']) addEventListener(press, fetchIt, { signal: leave.signal })
    return () => leave.abort()
  }, [runner])
}
