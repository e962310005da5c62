import { useEffect, useState } from 'react'
import { useParams } from 'wouter'
import type { PlayedProject } from '@ankur/blocks/project-contract'
import { lazyPart } from '../../platform/lazy-part.tsx'
import { useLanguage } from '../../platform/language.tsx'
import { Loading } from '../../platform/loading.tsx'
import { NoticeBoard } from '../../platform/notice-board.tsx'
import { PageHeading, useTitle } from '../../platform/page.tsx'
import { fetchWithRetry } from '../../platform/retry.ts'
import { useLanguageSwitch } from '../../platform/use-language-switch.ts'
import { Button } from '../../ui/button/button.tsx'
import { LanguageSwitch } from '../../ui/header/language-switch.tsx'
import { Logo } from '../../ui/logo/logo.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { playedGameWords } from './played-game-words.ts'
import './play.css'

/** What runs a game is fetched once there is one. */
const PlayedGame = lazyPart(() => import('./played-game.tsx').then((module) => module.loadPlayedGame()))

export async function loadPlayPage() {
  await playedGameWords.load()
  return PlayPage
}

type State =
  | { readonly kind: 'waiting' | 'gone' | 'failed' | 'too_often' }
  | { readonly kind: 'open'; readonly game: PlayedProject }

/** What whoever has a family's link sees: the game, their choice of language, no menu. */
function PlayPage() {
  const { token = '' } = useParams()
  const { language, words } = useLanguage()
  const own = playedGameWords.use()
  const switchLanguage = useLanguageSwitch()
  const [state, tryAgain] = useGame(token)
  useTitle(state.kind === 'open' ? state.game.name : own.title)
  return (
    <>
      <header className="wrap shared__head">
        <Logo language={language} />
        <LanguageSwitch language={language} path="/" onLanguage={switchLanguage} />
      </header>
      <main id="main" tabIndex={-1}>
        <NoticeBoard />
        {state.kind === 'waiting' && <Loading />}
        {state.kind === 'gone' && (
          <div className="wrap play">
            <PageHeading>{own.gone_title}</PageHeading>
            <p>{own.gone_text}</p>
            <p>
              <a href="/create">{own.make}</a>
            </p>
          </div>
        )}
        {(state.kind === 'failed' || state.kind === 'too_often') && (
          <div className="wrap play">
            <PageHeading>{own.failed}</PageHeading>
            <Notice kind="error">{state.kind === 'failed' ? words.notices.no_network_help : own.too_often}</Notice>
            <Button onClick={tryAgain}>{words.app.try_again}</Button>
          </div>
        )}
        {state.kind === 'open' && (
          <div className="creator play">
            <PageHeading className="creator__title">{state.game.name}</PageHeading>
            <PlayedGame data={state.game.data} />
          </div>
        )}
      </main>
    </>
  )
}

function useGame(token: string): [State, () => void] {
  const [state, setState] = useState<State>({ kind: 'waiting' })
  const [round, setRound] = useState(0)
  useEffect(() => {
    const leaving = new AbortController()
    open(token, leaving.signal).then(setState, () => {
      if (!leaving.signal.aborted) setState({ kind: 'failed' })
    })
    return () => leaving.abort()
  }, [token, round])
  const tryAgain = () => {
    setState({ kind: 'waiting' })
    setRound((before) => before + 1)
  }
  return [state, tryAgain]
}

async function open(token: string, signal: AbortSignal): Promise<State> {
  const response = await fetchWithRetry(`/api/play/${encodeURIComponent(token)}`, { referrerPolicy: 'no-referrer', signal })
  // Read in any case: an answer left unread keeps its connection busy.
  const body: unknown = await response.json()
  if (response.status === 404 || response.status === 422) return { kind: 'gone' }
  if (response.status === 429) return { kind: 'too_often' }
  if (!response.ok) throw new Error(`${response.status}`)
  return { kind: 'open', game: body as PlayedProject }
}
