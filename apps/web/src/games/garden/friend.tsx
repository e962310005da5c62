import type { ReactNode } from 'react'
import type { GardenGame } from '@ankur/games/garden/plants'
import { CatShape, DuckShape, UnicornShape } from '../../ui/drawings/animals.tsx'
import { RabbitShape } from '../talk-games/same-different/rabbit.tsx'
import { ElephantShape } from '../talk-games/what-comes-next/elephant.tsx'
import { Parrot } from '../talk-games/choose-and-ask/parrot.tsx'
import { Seedling } from '../scenes/seedling.tsx'

const shapes: Readonly<Record<Exclude<GardenGame, 'memory'>, ReactNode>> = {
  number_stacking: <CatShape />,
  number_sorting: <DuckShape />,
  letter_sorting: <UnicornShape />,
  what_comes_next: <ElephantShape />,
  same_different: <RabbitShape />,
  choose_and_ask: (
    <g transform="translate(4 4) scale(.68)">
      <Parrot />
    </g>
  ),
  take_turns: (
    <>
      <g transform="translate(-4 34) scale(.7)">
        <CatShape />
      </g>
      <g transform="translate(128 48) scale(-.6 .6)">
        <DuckShape />
      </g>
    </>
  ),
}

/** The character of the game, beside its bed. */
export function Friend({ game }: { game: GardenGame }) {
  if (game === 'memory') return <Seedling leaves={2} isInFlower={false} />
  return (
    <svg className="drawing" viewBox="0 0 120 120" aria-hidden="true" focusable="false">
      {shapes[game]}
    </svg>
  )
}
