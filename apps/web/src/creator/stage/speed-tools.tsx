import { messagesOf } from '../../platform/messages.ts'
import { deviceSettings } from '../device-settings.ts'
import { Tool } from '../toolbar.tsx'
import { useCreator } from '../use-creator.ts'
import { hasStarted } from './run-state.ts'
import { useFrame, useRunner } from './runner.ts'
import { useTools } from '../use-tools.ts'

const creatorWords = messagesOf('creator/creator', 'creator')

/** Tools to inspect a running game: pause, continue, step by block, slow. */
export function SpeedTools() {
  const words = creatorWords.use()
  const { project, say } = useCreator()
  const { canRun } = useTools()
  const runner = useRunner()
  useFrame()
  const isPaused = runner.status() === 'paused'
  const isSlow = runner.isSlow()
  return (
    <>
      <Tool
        icon={isPaused ? 'run' : 'pause'}
        label={isPaused ? words.go_on : words.pause}
        why={hasStarted(runner.status()) ? undefined : words.nothing_runs}
        act={() => {
          if (isPaused) runner.goOn()
          else runner.pause()
          say(isPaused ? words.goes_on : words.paused)
        }}
        isShort
        isSmall
      />
      <Tool
        icon="step"
        label={words.step}
        why={canRun ? undefined : words.no_blocks}
        act={() => {
          const hasRun = runner.stepOn(project)
          if (runner.status() !== 'ended') say(hasRun ? words.stepped : words.waits)
        }}
        isShort
        isSmall
      />
      <Tool
        icon="wait"
        label={words.slow}
        isPressed={isSlow}
        act={() => {
          runner.setSlow(!isSlow)
          deviceSettings.change((before) => ({ ...before, slowGames: !isSlow }))
          say(isSlow ? words.usual_now : words.slow_now)
        }}
        isSmall
      />
    </>
  )
}
