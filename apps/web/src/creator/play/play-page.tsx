import type { PlayedProject } from '@ankur/blocks/project-contract'
import { definePart } from '../../platform/part/define-part.tsx'
import { onDemand } from '../../platform/part/on-demand.tsx'
import { loadStyles } from '../../platform/load-styles.ts'
import { OpenedByLink, useOpenedByLink, type LinkRequest } from '../../platform/frame/opened-by-link.tsx'
import { useTitle } from '../../platform/frame/page.tsx'
import { fetchWithRetry } from '../../platform/retry.ts'
import { Duck } from '../../ui/drawings/animals.tsx'
import playedStyles from './played.css?url'
import { messagesOf } from '../../platform/messages.ts'

const playedGameWords = messagesOf('creator/share', 'playedGame')

/** The runtime is loaded once there is a game. */
const PlayedGame = definePart({
  load: () => import('./game/played-game.tsx').then((module) => module.loadPlayedGame()),
  when: onDemand,
})

export async function loadPlayPage() {
  await Promise.all([playedGameWords.load(), loadStyles(playedStyles)])
  return PlayPage
}

/** A family's shared game: only the stage and the name. */
function PlayPage() {
  const words = playedGameWords.use()
  const opening = useOpenedByLink<PlayedProject>(askForGame)
  useTitle(opening.content?.name ?? words.title)
  return (
    <OpenedByLink opening={opening} words={words} className="play" isBare onwards={<Onwards />}>
      {({ name, data, drawings }) => <PlayedGame name={name} data={data} token={openedToken} drawings={drawings} />}
    </OpenedByLink>
  )
}

/** From an expired link: the way to another game. */
function Onwards() {
  const words = playedGameWords.use()
  return (
    <span className="play__onwards">
      <Duck />
      <a href="/create?ready=open">{words.ready_games}</a>
      <a href="/create">{words.make}</a>
    </span>
  )
}

/** Of the link that opened this page. */
let openedToken = ''

const askForGame: LinkRequest = (token, signal) => {
  openedToken = token
  return fetchWithRetry('/api/play', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
    referrerPolicy: 'no-referrer',
    signal,
  })
}
