import { useEffect, useLayoutEffect, useState } from 'react'
import { type Project, targetsOf } from '@ankur/blocks/project'
import { definePart } from '../../platform/part/define-part.tsx'
import { onDemand } from '../../platform/part/on-demand.tsx'
import { usesExtensions } from '../extensions/extensions.ts'
import { useSensing } from '../sensing/use-sensing.ts'
import { hasStarted } from './run-state.ts'
import { useGamePart } from '../use-creator.ts'
import { useRunner } from './runner.ts'
import questionStyles from './question.css?url'
import { messagesOf } from '../../platform/messages.ts'

const stageWords = messagesOf('creator/stage', 'stage')

const Sounds = definePart({
  load: () => import('./sound/game-sounds.tsx').then((module) => module.GameSounds),
  messages: [stageWords],
  when: onDemand,
})
const Question = definePart({
  load: () => import('./question.tsx').then((module) => module.Question),
  messages: [stageWords],
  styles: [questionStyles],
  when: onDemand,
})
const Sliders = definePart({
  load: () => import('./readouts/slider-readouts.tsx').then((module) => module.SliderReadouts),
  messages: [stageWords],
  when: onDemand,
})

/** Parts below the stage that only some games need. Each is loaded once a game needs it. */
export function PartsOfGame() {
  const runner = useRunner()
  const hasSounds = useGamePart(({ project }) => mayPlay(project))
  const hasSliders = useGamePart(({ project }) => project.monitors.some(({ kept }) => kept?.includes('"slider"')))
  const asks = useAsks()
  useSensing()
  // Before effects: the sounds, once they are here, say so in one.
  useLayoutEffect(() => runner.awaitSounds(hasSounds), [runner, hasSounds])
  return (
    <>
      {asks && <Question />}
      {hasSliders && <Sliders />}
      {hasSounds && <Sounds />}
    </>
  )
}

/** Music and speech are extensions. */
function mayPlay(project: Project): boolean {
  return usesExtensions(project) || targetsOf(project).some(({ sounds }) => sounds.length > 0)
}

/** Evaluated for every frame, and rendered only when it changes. */
function useAsks(): boolean {
  const runner = useRunner()
  const [asks, setAsks] = useState(false)
  useEffect(
    () => runner.watch(() => setAsks(hasStarted(runner.status()) && (runner.machine()?.questions.length ?? 0) > 0)),
    [runner],
  )
  return asks
}
