import { useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { type AnyFolderId, type BoardWord, boardWord, folderPages, foldersUnder, isWordId, rowsOf } from '@ankur/talk'
import { definePart } from '../platform/part/define-part.tsx'
import { onDemand } from '../platform/part/on-demand.tsx'
import { startWorker } from '../offline/index.ts'
import { useLanguage } from '../platform/language.tsx'
import { PageHeading, useTitle } from '../platform/frame/page.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { messagesOf } from '../platform/messages.ts'
import adultStyles from './adults/adult-side.css?url'
import { BigText } from './big-text.tsx'
import { BoardGrid } from './board-grid.tsx'
import { boardStore, currentBoard, storeFirstBoard } from './board-store.ts'
import { AllFolders, FolderBar } from './folder-bar.tsx'
import { FolderView, type View } from './folder-view.tsx'
import { takeEarlyInput } from './first-paint/early-press.ts'
import { shownFolders } from './shown-folders.ts'
import { StripBar } from './strip-bar.tsx'
import { loadFolderSymbols, useSymbols } from './symbols.tsx'
import { loadedTexts, loadSecondLanguage, talkWordsGroup } from './talk-words-group.ts'
import { useFoldersPerPage, useHasFolderRow } from './folder-layout.ts'
import { useDwell } from './presses/use-dwell.ts'
import { useScan } from './presses/use-scan.ts'
import { useSentence } from './use-sentence.ts'

const adultWords = messagesOf('talk/talk-adults', 'talkAdults')

const LockDialog = definePart({
  load: () => import('./lock-dialog.tsx').then((module) => module.loadLockDialog()),
  when: onDemand,
})
const AdultSide = definePart({
  load: () => import('./adults/adult-side.tsx').then((module) => module.AdultSide),
  messages: [adultWords],
  styles: [adultStyles],
  when: onDemand,
})

/** The board immediately: no welcome, no choice first. */
export function TalkPage() {
  const { talk, talkFolders } = talkWordsGroup.use()
  const { language } = useLanguage()
  const board = currentBoard(boardStore.use())
  const [view, setView] = useState<View>({ kind: 'board' })
  const [bigText, setBigText] = useState<'asked' | 'without-voice' | null>(null)
  const [lock, setLock] = useState<'closed' | 'asking' | 'open'>('closed')
  const [, setSecondLoaded] = useState<string | null>(null)
  const stage = useRef<HTMLDivElement>(null)
  // On a board with few words the child's own things are below it.
  const symbols = useSymbols(board.settings.size <= 9)
  const folders = shownFolders(board, talkFolders, language)
  const perPage = useFoldersPerPage(board.settings.size, board.settings.orientation, folders.length)
  const hasFolderRow = useHasFolderRow(board.settings.size, board.settings.orientation)
  useTitle(talk.title)
  useEffect(storeFirstBoard, [])
  useEffect(() => startWorker('talk'), [])
  useEffect(() => {
    // Preloaded, so that offline it can report that the adults' side is unavailable.
    const idle = setTimeout(() => void LockDialog.preload().catch(() => {}), 1500)
    return () => clearTimeout(idle)
  }, [])
  const { second } = board.settings
  useEffect(() => {
    if (second)
      void loadSecondLanguage(second).then(
        () => setSecondLoaded(second),
        () => {},
      )
  }, [second])

  const texts = loadedTexts()
  const wordOf = useMemo(() => shownWords({ board, language, texts }), [board, language, texts])
  const shown = (id: string | null) => (id === null || board.hidden.includes(id) ? null : wordOf(id))
  const { voice, strip, stripWords, add, edit, speakRow, sayMarked } = useSentence({
    board,
    language,
    wordOf,
    onBigText: setBigText,
  })
  // Before the first press the button already looks like its function.
  const firstWords = taughtFirst.flatMap((id) => wordOf(id) ?? [])
  useScan(stage, board, lock !== 'closed', sayMarked)
  useDwell(stage, board.settings.dwellMs, lock !== 'closed')

  const openFolder = (folder: AnyFolderId) => {
    loadFolderSymbols()
    setView((before) =>
      before.kind === 'folder' && before.folder === folder ? { kind: 'board' } : { kind: 'folder', folder, page: 0 },
    )
  }
  /** The folder after or before the open one; beyond the last and the first is the board. */
  const turnFolder = (step: 1 | -1) => {
    loadFolderSymbols()
    setView((before) => {
      const open =
        before.kind === 'folder' ? folders.findIndex(({ id }) => id === before.folder) : step === 1 ? -1 : folders.length
      const next = folders[open + step]
      return next ? { kind: 'folder', folder: next.id, page: 0 } : { kind: 'board' }
    })
  }
  const choose = (id: string) => {
    const under = isWordId(id) ? foldersUnder[id] : undefined
    if (under && strip.words.at(-1) === id && view.kind === 'board') return openFolder(under)
    add(id)
  }
  useKeys((event) => {
    if (lock !== 'closed') return
    if (bigText) return event.key === 'Escape' && setBigText(null)
    if (event.key === 'Backspace') edit({ kind: 'take-back' })
    else if (event.key === 'Enter' && event.ctrlKey) speakRow()
    else if (event.key === 'Escape') setView({ kind: 'board' })
    else if (event.key === 'PageDown') turnFolder(1)
    else if (event.key === 'PageUp') turnFolder(-1)
    else return
    event.preventDefault()
  })
  useEffect(() => {
    // After the key listener: earlier inputs are replayed now.
    takeEarlyInput()
  }, [])
  useFocusFollowing(stage, { view, bigText, lock })

  if (lock === 'open') return <AdultSide voice={voice} strip={stripWords} onClose={() => setLock('closed')} />
  const { size, orientation } = board.settings
  const thingsBelow = size <= 9 ? (folderPages(board, 'my_things')[0] ?? []).slice(0, 4) : []
  const hasThings = thingsBelow.some((id) => id !== null)
  return (
    <main id="main" tabIndex={-1} className={`talk talk--${orientation} ${size === 60 ? 'talk--many' : ''}`} ref={stage}>
      <PageHeading className="only-heard">{talk.title}</PageHeading>
      {bigText ? (
        <BigText words={stripWords} isWithoutVoice={bigText === 'without-voice'} onClose={() => setBigText(null)} />
      ) : (
        <>
          <StripBar
            strip={strip}
            words={stripWords}
            saying={voice.saying}
            isSpoken={board.settings.speakRow && voice.canSay(stripWords.length > 0 ? stripWords : firstWords)}
            onSpeak={speakRow}
            onTakeBack={() => edit({ kind: 'take-back' })}
            onClear={() => edit({ kind: 'clear' })}
            onRestore={() => edit({ kind: 'restore' })}
          />
          {symbols === 'lost' && (
            <p className="talk-note" role="status">
              {talk.pictures_lost}
            </p>
          )}
          {view.kind === 'folders' && <AllFolders folders={folders} onOpen={openFolder} />}
          {view.kind === 'board' && (
            <BoardGrid
              label={talk.board}
              rows={rowsOf(size, orientation).map((row) => row.map(shown))}
              board={board}
              onChoose={choose}
            />
          )}
          {view.kind === 'folder' && (
            <FolderView
              key={view.folder}
              view={view}
              name={folders.find(({ id }) => id === view.folder)?.name ?? ''}
              board={board}
              wordOf={shown}
              onChoose={choose}
              onView={setView}
            />
          )}
          {hasThings && view.kind === 'board' && (
            <div className="talk-things">
              <BoardGrid label={talkFolders.my_things} rows={[thingsBelow.map(shown)]} board={board} onChoose={choose} />
            </div>
          )}
          {hasFolderRow && !hasThings && (
            <FolderBar
              perPage={perPage}
              folders={folders}
              open={view.kind === 'folder' ? view.folder : null}
              onOpen={openFolder}
            />
          )}
          <footer className="talk-foot" data-scan-group="">
            {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its title names it, and as a label too would be heard twice */}
            <a className="talk-tool" href="/games" title={talk.games}>
              <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
                <path d="m3 11 9-8 9 8M6 9v11h12V9m-8 11v-6h4v6" />
              </svg>
            </a>
            {(!hasFolderRow || hasThings) && (
              <button
                type="button"
                className="talk-big-button"
                aria-pressed={view.kind !== 'board'}
                onClick={() => {
                  loadFolderSymbols()
                  setView(view.kind === 'board' ? { kind: 'folders' } : { kind: 'board' })
                }}
                data-scan-stop=""
              >
                {talk.folders}
              </button>
            )}
            <button type="button" className="talk-big-button" onClick={() => setBigText('asked')} data-scan-stop="">
              {talk.big_text}
            </button>
            <button type="button" id="talk-adults" className="talk-tool" title={talk.adults} onClick={() => setLock('asking')}>
              <Icon name="lock" />
            </button>
          </footer>
        </>
      )}
      {lock === 'asking' && (
        <LockDialog
          onOpen={() => AdultSide.preload().then(() => setLock('open'))}
          onClose={() => setLock('closed')}
          onOtherBoard={() => {
            // The sentence was another child's.
            edit({ kind: 'clear' })
            setView({ kind: 'board' })
            setLock('closed')
          }}
        />
      )}
    </main>
  )
}

const taughtFirst = ['more', 'want', 'no']

/** Each word object of a board is created once: a cell with the same object is not rendered again. */
function shownWords(speech: Parameters<typeof boardWord>[1]): (id: string) => BoardWord | null {
  const made = new Map<string, BoardWord | null>()
  return (id) => {
    const known = made.get(id)
    if (known !== undefined) return known
    const word = boardWord(id, speech)
    made.set(id, word)
    return word
  }
}

interface Shown {
  readonly view: View
  readonly bigText: string | null
  readonly lock: string
}

/**
 * The focused element may be gone with the previous view: the focus moves to its replacement, so that keys continue from
 * there.
 */
function useFocusFollowing(stage: RefObject<HTMLElement | null>, { view, bigText, lock }: Shown): void {
  const former = useRef<Shown>({ view, bigText, lock })
  useEffect(() => {
    const before = former.current
    former.current = { view, bigText, lock }
    if (lock !== 'closed' || (before.view === view && before.bigText === bigText && before.lock === lock)) return
    if (document.activeElement && document.activeElement !== document.body) return
    const next = before.lock === 'open' ? '#talk-adults' : before.bigText ? '.talk-speak' : '.talk-grid [tabindex="0"]'
    stage.current?.querySelector<HTMLElement>(next)?.focus({ preventScroll: true })
  }, [stage, view, bigText, lock])
}

/** Keys of the whole page, wherever the focus is; the last given function handles them. */
function useKeys(onKey: (event: KeyboardEvent) => void): void {
  const current = useRef(onKey)
  useEffect(() => {
    current.current = onKey
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => current.current(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
