/** The ideas of an open ready game, loaded with it; none for any other game. */
import { useEffect, useState } from 'react'
import { useGamePart } from '../use-creator.ts'
import { messagesOf } from '../../platform/messages.ts'

const readyWords = messagesOf('creator/ready-games', 'creatorReady')

type Parts = Awaited<ReturnType<(typeof import('./ready-parts.ts'))['loadReadyParts']>>

let known: Parts | null = null

export function useIdeas(): Parts | null {
  const ready = useGamePart(({ identity }) => identity.ready)
  const [parts, setParts] = useState(known)
  useEffect(() => {
    if (ready === undefined || known) return
    Promise.all([import('./ready-parts.ts').then((module) => module.loadReadyParts()), readyWords.load()]).then(
      ([loaded]) => setParts((known = loaded)),
      // Without the network the game opens without its ideas.
      () => {},
    )
  }, [ready])
  return ready === undefined ? null : (known ?? parts)
}
