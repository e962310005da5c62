import type { ReactNode } from 'react'

/** `picture.tsx` of a game for talking together: on its card in the hub, 240 by 130. */
export interface GamePicture {
  /** Its name in `listedGames`. */
  readonly icon: string
  readonly tint: 'leaf' | 'mari' | 'neel' | 'plum'
  readonly shapes: ReactNode
}
