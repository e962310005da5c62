import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { useSearch } from 'wouter'
import { loadEditor } from '../../creator/index.ts'
import { isFirstDrawing } from '../../platform/drawn.ts'
import { definePart } from '../../platform/part/define-part.tsx'
import { onDemand } from '../../platform/part/on-demand.tsx'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { CatShape, DuckShape } from '../../ui/drawings/animals.tsx'
import { messagesOf } from '../../platform/messages.ts'

const gamesWords = messagesOf('sets', 'gamePages')
const headingId = 'creator-heading'
const Editor = definePart({ load: loadEditor, when: onDemand })

/**
 * The Game Creator below the list of games. It doubles the weight of the page. In the HTML the width is not known yet, so
 * both variants are there and CSS shows one.
 */
export function EditorHere() {
  const { games } = gamesWords.use()
  const search = useSearch()
  const [isOpen, setOpen] = useState(() => isFirstDrawing() || comesByItself())
  useLayoutEffect(() => setOpen(comesByItself()), [])
  const isWide = useSyncExternalStore(watchWidth, isWideNow, notKnown)
  const [id, heading] = isWide ? ['creator', headingId] : [undefined, undefined]
  return (
    <>
      {isWide !== true && <Poster search={search} />}
      {isWide !== false && (
        <section className="hub__creator hub__creator--wide" id={id} aria-labelledby={heading}>
          <div className="hub__creator-head">
            <h2 className="creator__title hub__creator-title" id={heading} tabIndex={-1}>
              {games.game_creator}
            </h2>
          </div>
          {isOpen ? (
            <div className="hub__editor">{isWide && <Editor />}</div>
          ) : (
            <Still
              onOpen={() => {
                setOpen(true)
                toTheEditor()
              }}
            />
          )}
        </section>
      )}
    </>
  )
}

const notKnown = () => null

function toTheEditor(): void {
  document.getElementById(headingId)?.focus()
}

/** A phone and a tablet have no room for the embedded editor. */
function Poster({ search }: { search: string }) {
  const { gameHub: words, games } = gamesWords.use()
  return (
    <section className="hub__creator hub__poster" id="creator" aria-labelledby={headingId}>
      <svg className="hub__poster-picture" viewBox="0 0 240 120" aria-hidden="true" focusable="false">
        <g transform="translate(12 0)">
          <CatShape />
        </g>
        <g transform="translate(128 12) scale(0.9)">
          <DuckShape />
        </g>
      </svg>
      <h2 className="creator__title hub__creator-title" id={headingId} tabIndex={-1}>
        {games.game_creator}
      </h2>
      <p>{games.game_creator_line}</p>
      <LinkButton href={`/create${search && `?${search}`}`}>{words.open_creator}</LinkButton>
    </section>
  )
}

const wide = '(min-width: 64rem)'

function isWideNow(): boolean {
  return matchMedia(wide).matches
}

function watchWidth(changed: () => void): () => void {
  const query = matchMedia(wide)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** With data saver the editor is loaded on demand. */
function Still({ onOpen }: { onOpen: () => void }) {
  const { gameHub: words, games } = gamesWords.use()
  return (
    <div className="hub__still">
      <div className="hub__still-words">
        <p>{games.game_creator_line}</p>
        <Button onClick={onOpen}>{words.start_creating}</Button>
      </div>
    </div>
  )
}

/** Loaded by default, except with data saver. */
function comesByItself(): boolean {
  const isAsked = location.hash === '#creator' || /[?&](activity|game)=/.test(location.search)
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return isAsked || connection?.saveData !== true
}
