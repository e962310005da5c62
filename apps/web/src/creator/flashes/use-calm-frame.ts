import { useEffect, useState, type RefObject } from 'react'
import { targetsOf } from '@ankur/blocks/project'
import { messagesOf } from '../../platform/messages.ts'
import { watchPictures } from '../stage/pictures-shown.ts'
import { useGameOnStage } from '../stage/game-on-stage.ts'
import { useGame } from '../use-creator.ts'
import { useRunner } from '../stage/runner.ts'
import { calmStage } from './calm-stage.ts'
import { pictureSample } from './picture-sample.ts'
import type { StageFrame } from './stage-samples.ts'

const creatorWords = messagesOf('creator/creator', 'creator')

/**
 * The frame that the stage shows instead of the game's, and whether frames of this run are held back. Announces that once.
 */
export function useCalmFrame(stage: RefObject<Element | null>, wanted: StageFrame) {
  const words = creatorWords.use()
  const { say } = useGame()
  const project = useGameOnStage()
  const runner = useRunner()
  const [calm] = useState(calmStage)
  const frame = calm.next(wanted, { number: runner.frame(), status: runner.status(), stage: stage.current })
  useEffect(() => {
    const prepare = () => {
      for (const { costumes } of targetsOf(project)) for (const { picture } of costumes) pictureSample(picture)
    }
    prepare()
    return watchPictures(prepare)
  }, [project])
  const holdsBack = calm.holdsBack()
  useEffect(() => {
    if (holdsBack) say(words.flashes_held)
    // Announced when it begins, not when the messages change.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [holdsBack])
  return { ...frame, holdsBack }
}
