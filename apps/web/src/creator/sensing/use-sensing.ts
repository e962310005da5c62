import { useEffect, useState } from 'react'
import { hasBlock, useGamePart } from '../use-creator.ts'
import { useGameOnStage } from '../stage/game-on-stage.ts'
import { type PictureSense, useRunner } from '../stage/runner.ts'

/**
 * Pixel data for sensing blocks: loaded once a game has such a block. Without the network pictures count as boxes, and no
 * colour is touched.
 */
export function useSensing(): void {
  const project = useGameOnStage()
  const asks = useGamePart((game) => asksAboutPictures(game.project))
  const runner = useRunner()
  const [sense, setSense] = useState<PictureSense | null>(onItsWay)
  useEffect(() => {
    if (!asks) return
    let isWanted = true
    import('./picture-sense.ts').then(
      ({ pictureSense }) => isWanted && setSense(pictureSense()),
      () => isWanted && setSense(null),
    )
    return () => {
      isWanted = false
      setSense(onItsWay)
    }
  }, [asks])
  useEffect(() => runner.senseWith(asks ? sense : null), [asks, sense, runner])
  useEffect(() => {
    if (asks) sense?.isReadyFor(project)
  }, [asks, sense, project])
}

const onItsWay: PictureSense = { world: {}, isReadyFor: () => false, ready: async () => {} }

/**
 * Also for clickable and bouncing sprites: a press beside the picture does not count, and it bounces at the picture's own
 * edge.
 */
const asksAboutPictures = hasBlock(({ opcode }) =>
  /touching|^pen_stamp$|^motion_ifonedgebounce$|^event_whenthissprite/.test(opcode),
)
