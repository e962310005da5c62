import { useState } from 'react'
import { useSearch } from 'wouter'
import { loadEditor } from '../creator/index.ts'
import { lazyPart } from '../platform/lazy-part.tsx'
import { PageHeading } from '../platform/page.tsx'
import { loadStored } from '../platform/storage.ts'
import { Button } from '../ui/button/button.tsx'
import { gamesWords } from './games-words.ts'

const headingId = 'creator-heading'
const Editor = lazyPart(loadEditor)

/** The Game Creator above the list of games. What it loads is as much again as the rest of the page. */
export function EditorHere() {
  const { gameHub: words, games } = gamesWords.use()
  const search = useSearch()
  const [isOpen, setOpen] = useState(comesByItself)
  return (
    <section className="hub__creator" id="creator" aria-labelledby={headingId}>
      <div className="hub__creator-head">
        <PageHeading className="creator__title hub__creator-title" id={headingId}>
          {games.game_creator}
        </PageHeading>
        <a href={`/create${search && `?${search}`}`}>{words.full_window}</a>
        {isOpen && <a href="#hub">{words.heading}</a>}
      </div>
      {isOpen ? (
        <div className="hub__editor">
          <Editor />
        </div>
      ) : (
        <Still
          onOpen={() => {
            setOpen(true)
            toTheEditor()
          }}
        />
      )}
    </section>
  )
}

export function toTheEditor(): void {
  scrollTo(0, 0)
  document.getElementById(headingId)?.focus({ preventScroll: true })
}

/** On a phone whoever came for another game is spared the editor, and how far it would push the games down. */
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

/** On a wide screen it is what the page is for; elsewhere for those who asked for it, or have a game here. */
function comesByItself(): boolean {
  const isAsked = location.hash === '#creator' || /[?&](activity|game)=/.test(location.search)
  if (isAsked) return true
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData === true) return false
  return matchMedia('(min-width: 64rem)').matches || loadStored('ankur-draft') !== null
}
