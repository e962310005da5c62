import { useEffect, useState, type RefObject } from 'react'
import { allBlocks, type Block, blocksOf } from '@ankur/blocks/project'
import type { StageFrame } from '../flashes/stage-samples.ts'
import { oncePerGame, useGamePart } from '../use-creator.ts'
import { useGameOnStage } from '../stage/game-on-stage.ts'
import { useRunner } from '../stage/runner.ts'
import type { EffectDrawer } from './effect-drawer.ts'

/**
 * Graphic effects: the renderer is loaded once a game uses them. Until then, and without the network, the game is drawn
 * without effects. Returns the frame with the rendered pictures, and the layers that show them.
 */
export function useEffects(stage: RefObject<Element | null>, wanted: StageFrame) {
  const project = useGameOnStage()
  const uses = useGamePart((game) => usesEffects(game.project))
  const runner = useRunner()
  const [drawer, setDrawer] = useState<EffectDrawer | null>(null)
  useEffect(() => {
    if (!uses) return
    let isWanted = true
    import('./effect-drawer.ts').then(
      ({ effectDrawer }) => isWanted && setDrawer(effectDrawer(runner.drawAgain)),
      () => {},
    )
    return () => {
      isWanted = false
      setDrawer(null)
    }
  }, [uses, runner])
  useEffect(() => drawer?.prepare(project), [drawer, project])
  const isRunning = runner.status() === 'running'
  const frame = drawer?.settle(wanted, { stage: stage.current, isRunning }) ?? wanted
  const isBehind = !isRunning && drawer?.isBehind() === true
  useEffect(() => {
    // A running game triggers the next frame by itself.
    const request = isBehind ? requestAnimationFrame(runner.drawAgain) : 0
    return () => cancelAnimationFrame(request)
  })
  return { frame, Layers: drawer?.Layers }
}

/** The ghost effect of a sprite needs no renderer; that of the stage does. */
const usesEffects = oncePerGame((project) => {
  const isEffect = ({ opcode }: Block) => /^looks_(set|change)effect/.test(opcode)
  const isGhost = ({ fields }: Block) => fields.some(({ value }) => value === 'GHOST')
  return (
    allBlocks(project).some((block) => (isEffect(block) && !isGhost(block)) || block.opcode.startsWith('pen_')) ||
    blocksOf(project.stage).some(isEffect)
  )
})
