import { dealWhatComesNext } from '@ankur/games/what-comes-next/deal'
import { BoardGame } from '../../board/board-game.tsx'
import { SceneOfGame } from '../../scenes/game-scene.ts'
import type { RoundDeal } from '../../round/use-round.ts'
import { ownCards } from '../own-cards.tsx'
import { washingLine } from './scene.tsx'

const deal = ({ level, options, seed }: RoundDeal) => dealWhatComesNext(level, options, seed, ownCards('day'))

export function WhatComesNextPage() {
  return (
    <SceneOfGame value={washingLine}>
      <BoardGame game="what_comes_next" deal={deal} />
    </SceneOfGame>
  )
}
