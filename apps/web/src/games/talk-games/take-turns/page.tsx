import { SceneOfGame } from '../../scenes/game-scene.ts'
import { bankScene } from './scene.tsx'
import { TurnsGame } from './turns-game.tsx'

export function TakeTurnsPage() {
  return (
    <SceneOfGame value={bankScene}>
      <TurnsGame />
    </SceneOfGame>
  )
}
