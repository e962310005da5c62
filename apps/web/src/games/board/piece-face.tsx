import type { Face as FaceOf } from '@ankur/games/face'
import type { Round } from '@ankur/games/round'
import { Floor } from '../scenes/floor.tsx'
import { Boat, Nest } from '../scenes/pond.tsx'
import { Block } from '../scenes/train.tsx'
import { useGameScene } from '../scenes/game-scene.ts'
import { Face } from './face.tsx'

interface Props {
  round: Pick<Round, 'game' | 'level'>
  face: FaceOf
  /** In its place: windows, lamps and ducklings are seen. */
  isHome: boolean
  /** Lay there from the start. */
  isStanding?: boolean
}

/** A piece as the thing it is in the scene of its game. */
export function PieceFace({ round: { game, level }, face, isHome, isStanding = false }: Props) {
  const scene = useGameScene()
  if (scene) return <scene.Piece face={face} isHome={isHome} />
  if (game === 'number_stacking' && face.kind === 'numeral') {
    // From level 5 on the number of windows of a floor is visible only once it is placed.
    const shut = level < 5 ? 'shut' : 'none'
    return <Floor value={face.value} script={face.script} windows={isHome ? 'lit' : shut} isLow={isStanding} />
  }
  if (game === 'number_sorting' && face.kind === 'dots') return <Nest count={face.count} isHome={isHome} />
  if (game === 'number_sorting' && face.kind === 'numeral')
    return <Boat value={face.value} script={face.script} pairs={face.pairedDots === true} isHome={isHome} />
  return (
    <Block isCrate={face.kind === 'picture'}>
      <Face face={face} />
    </Block>
  )
}
