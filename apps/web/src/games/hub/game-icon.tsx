import type { ReactNode } from 'react'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import { GardenOfCards, Hills, HouseOfTheCat, PondOfTheDuck, TrainOfTheUnicorn } from './hub-scenes.tsx'

/** `picture.tsx` of a game for talking together: on its card in the hub, 240 by 130. */
export interface GamePicture {
  /** Its name in `listedGames`. */
  readonly icon: string
  readonly tint: 'leaf' | 'mari' | 'neel' | 'plum'
  readonly shapes: ReactNode
}

const inkLine = { fill: 'none', stroke: '#14201B', strokeWidth: 3, strokeLinecap: 'round', strokeLinejoin: 'round' } as const

/** Of the games for talking together, each from its folder. */
export const pictures = Object.values(
  import.meta.glob<GamePicture>('../talk-games/*/picture.tsx', { eager: true, import: 'picture' }),
)

/** The pictures of the hub, named as in `listedGames`: each shows its game as it looks when played. */
const drawings: Readonly<Record<string, Pick<GamePicture, 'tint' | 'shapes'>>> = {
  block: {
    tint: 'leaf',
    shapes: (
      <>
        <rect x="60" y="26" width="120" height="34" rx="9" fill="#F6DFA6" stroke="#B98A2C" strokeWidth="2" />
        <rect x="60" y="64" width="120" height="34" rx="9" fill="#CFE0F5" stroke="#4A7FB5" strokeWidth="2" />
        <path d="M69 26h25v34H69a9 9 0 0 1-9-9V35a9 9 0 0 1 9-9z" fill="#E0B04A" />
        <path d="M69 64h25v34H69a9 9 0 0 1-9-9V73a9 9 0 0 1 9-9z" fill="#6DA3D4" />
        <path d="M77 52V34m0 1c6-3 8 3 13 0v8c-5 3-7-3-13 0M71 81h14m-5-5 5 5-5 5" {...inkLine} />
      </>
    ),
  },
  tower: { tint: 'mari', shapes: <HouseOfTheCat /> },
  dots: { tint: 'neel', shapes: <PondOfTheDuck /> },
  letters: { tint: 'plum', shapes: <TrainOfTheUnicorn /> },
  cards: { tint: 'leaf', shapes: <GardenOfCards /> },
  ...Object.fromEntries(pictures.map((picture) => [picture.icon, picture])),
}

export function GameIcon({ name }: { name: string }) {
  const drawing = drawings[name]
  if (!drawing) return null
  return (
    <div className={`game-card__picture game-card__picture--${drawing.tint} decoration`}>
      <Drawing name="game" width={240} height={130}>
        {pictures.some((each) => each === drawing) && <Hills />}
        {drawing.shapes}
      </Drawing>
    </div>
  )
}
