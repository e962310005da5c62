import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useLayoutEffect,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
} from 'react'
import { usePathname } from 'wouter/use-browser-location'
import { Notice } from '../../ui/notice/notice.tsx'
import { useWords } from '../language.tsx'
import { takeNotice, storeNotice, type NoticeContent } from './notices.ts'
import './notice-board.css'
import { goTo } from '../navigation.ts'

interface Board {
  readonly notice: NoticeContent | null
  readonly show: Dispatch<SetStateAction<NoticeContent | null>>
}

const BoardContext = createContext<Board | null>(null)

/** Stores the notice of the current page; a new page starts with the notice left for it, or with none. */
export function NoticeProvider({ children }: { children: ReactNode }) {
  const [notice, show] = useState<NoticeContent | null>(null)
  const path = usePathname()
  const shownPath = useRef(path)
  useEffect(() => {
    if (shownPath.current === path) return
    shownPath.current = path
    show(takeNotice())
  }, [path])
  const board = useMemo(() => ({ notice, show }), [notice])
  return <BoardContext value={board}>{children}</BoardContext>
}

/** Returns a function that shows a notice on the current page, or removes it. */
export function useShowNotice(): Board['show'] {
  return useBoard().show
}

function useBoard(): Board {
  const board = useContext(BoardContext)
  if (!board) throw new Error('notices must be used within a NoticeProvider')
  return board
}

/** The only place for notices, at the top of main: a toast would repeat the message and cover the form. */
export function NoticeBoard() {
  const { notice } = useBoard()
  if (!notice) return null
  return (
    <div className="wrap notice-board">
      <NoticeOf notice={notice} />
    </div>
  )
}

/** One notice in the chosen language; the provider's own message stays English (marked as such), collapsed below it. */
export function NoticeOf({ notice }: { notice: NoticeContent }) {
  const { notices } = useWords()
  const { own, detail } = notice
  const ours = (key: NoticeContent['text']) => key && notices[key]
  const lines = own ? own.lines : [ours(notice.text), ours(notice.help)]
  const title = own ? own.title : ours(notice.title)
  return (
    <Notice kind={notice.kind} title={title && <span lang={own?.language}>{title}</span>}>
      {lines.map(
        (line) =>
          line && (
            <p key={line} lang={own?.language}>
              {line}
            </p>
          ),
      )}
      {detail && (
        <details className="notice__said">
          <summary>{notices.provider_said}</summary>
          <p lang="en">{detail}</p>
        </details>
      )}
    </Notice>
  )
}

/** Replaces this page by another one and shows the reason there. */
export function RedirectWith({ to, notice }: { to: string; notice: NoticeContent | null }) {
  useLayoutEffect(() => {
    if (notice) storeNotice(notice)
    goTo(to, { replace: true })
  }, [to, notice])
  return null
}
