import { useEffect, useState, type ReactNode } from 'react'
import { useParams } from 'wouter'
import { Button } from '../../ui/button/button.tsx'
import { LanguageSwitch } from '../../ui/header/header-tools.tsx'
import { Logo } from '../../ui/logo/logo.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { useLanguage } from '../language.tsx'
import { Loading } from './loading.tsx'
import { NoticeBoard } from './notice-board.tsx'
import { PageHeading } from './page.tsx'
import { useLanguageSwitch } from '../use-language-switch.ts'
import './opened-by-link.css'

/** Requests the content for a token. Pass the same function at every render: a new function causes a new request. */
export type LinkRequest = (token: string, signal: AbortSignal) => Promise<Response>

/** What the reader must do before the link opens. */
export interface LinkChallenge {
  readonly code: string
  /** The remaining number of wrong PINs. */
  readonly left?: number
}

interface Opening<Content> {
  readonly kind: 'waiting' | 'gone' | 'failed' | 'too_often' | 'asks' | 'open'
  /** With 'open' only. */
  readonly content?: Content
  /** With 'asks' only. */
  readonly asks?: LinkChallenge
  readonly tryAgain: () => void
}

interface Props<Content> {
  readonly opening: Opening<Content>
  readonly words: {
    readonly gone_title: string
    readonly gone_text: string
    readonly failed: string
    /** Default: the text for a lost network. */
    readonly too_often?: string
  }
  /** The class around messages shown instead of the content. */
  readonly className: string
  /** Where to go from an expired link. */
  readonly onwards: ReactNode
  /** The content fills the screen and has its own navigation. */
  readonly isBare?: boolean
  /** The form shown while the link needs an action of its reader. */
  readonly before?: (asks: LinkChallenge) => ReactNode
  readonly children: (content: Content) => ReactNode
}

/** The page for readers of a family's link: the content, a language choice, no menu. */
export function OpenedByLink<Content>({ opening, words: own, className, isBare = false, ...parts }: Props<Content>) {
  const { onwards, before, children } = parts
  const { language, words } = useLanguage()
  const switchLanguage = useLanguageSwitch()
  const { kind, content, asks, tryAgain } = opening
  return (
    <>
      {!(isBare && content) && (
        <header className="wrap opened-by-link__head">
          <Logo language={language} />
          <LanguageSwitch language={language} path="/" onLanguage={switchLanguage} />
        </header>
      )}
      <main id="main" tabIndex={-1}>
        <NoticeBoard />
        {kind === 'waiting' && <Loading />}
        {kind === 'gone' && (
          <div className={`wrap ${className}`}>
            <PageHeading>{own.gone_title}</PageHeading>
            <p>{own.gone_text}</p>
            <p>{onwards}</p>
          </div>
        )}
        {(kind === 'failed' || kind === 'too_often') && (
          <div className={`wrap ${className}`}>
            <PageHeading>{own.failed}</PageHeading>
            <Notice kind="error">{(kind === 'too_often' && own.too_often) || words.notices.no_network_help}</Notice>
            <Button onClick={tryAgain}>{words.app.try_again}</Button>
          </div>
        )}
        {asks && before?.(asks)}
        {content && children(content)}
      </main>
    </>
  )
}

/** The content of the link in the URL; `tryAgain` repeats the request. */
export function useOpenedByLink<Content>(ask: LinkRequest): Opening<Content> {
  const token = useToken()
  const [state, setState] = useState<Omit<Opening<Content>, 'tryAgain'>>({ kind: 'waiting' })
  const [round, setRound] = useState(0)
  useEffect(() => {
    const leaving = new AbortController()
    ask(token, leaving.signal)
      .then(readAnswer<Content>)
      .then(setState, () => {
        if (!leaving.signal.aborted) setState({ kind: 'failed' })
      })
    return () => leaving.abort()
  }, [ask, token, round])
  const tryAgain = () => {
    setState({ kind: 'waiting' })
    setRound((before) => before + 1)
  }
  return { ...state, tryAgain }
}

/** The format of a token, different from a heading's anchor. */
const tokenShape = /^#([\w-]{20,})$/

/** From the fragment of the URL, or from its path in old links. Another link in the same tab counts as another page. */
function useToken(): string {
  const { token } = useParams()
  const [fragment] = useState(() => tokenShape.exec(location.hash)?.[1])
  useEffect(() => {
    const load = () => {
      const other = tokenShape.exec(location.hash)?.[1]
      if (other !== undefined && other !== fragment) location.reload()
    }
    addEventListener('hashchange', load)
    return () => removeEventListener('hashchange', load)
  }, [fragment])
  return token ?? fragment ?? ''
}

async function readAnswer<Content>(response: Response): Promise<Omit<Opening<Content>, 'tryAgain'>> {
  // Always read the body: an unread response keeps its connection busy.
  const body: unknown = await response.json()
  if (response.status === 404 || response.status === 422) return { kind: 'gone' }
  if (response.status === 403) return { kind: 'asks', asks: (body as { error: LinkChallenge }).error }
  if (response.status === 429) return { kind: 'too_often' }
  if (!response.ok) throw new Error(`${response.status}`)
  return { kind: 'open', content: body as Content }
}
