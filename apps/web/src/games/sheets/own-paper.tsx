import { useEffect, useId, useState } from 'react'
import '../../ui/file-button/file-button.css'
import { loadOwnCards, ownCards, ownPhoto } from '../talk-games/cards.tsx'
import { messagesOf } from '../../platform/messages.ts'

const sheetsWords = messagesOf('games/sheets', 'gameSheets')

/** Cards that fill a page of A4, by the size of the cards. */
const onPage = { small: 24, large: 4, half: 2, page: 1 } as const

interface Paper {
  readonly word: string
  readonly photo: string | null
}

/** Cards with the family's own words and photos, or empty ones to draw and write on. Nothing is stored or sent. */
export function OwnPaper({ size }: { size: keyof typeof onPage }) {
  const words = sheetsWords.use()
  const [typed, setTyped] = useState('')
  const [photos, setPhotos] = useState<readonly string[]>([])
  const fromBoard = useBoardCards()
  const [hasBoard, setBoard] = useState(false)
  useEffect(() => () => photos.forEach((each) => URL.revokeObjectURL(each)), [photos])
  const lines = typed.split('\n').map((each) => each.trim())
  const named = Array.from({ length: Math.max(lastFilled(lines), photos.length) }, (_, nth): Paper => {
    return { word: lines[nth] ?? '', photo: photos[nth] ?? null }
  })
  const made = [...named, ...(hasBoard ? fromBoard : [])]
  const page = onPage[size]
  const count = Math.max(1, Math.ceil(made.length / page)) * page
  const wordsId = useId()
  return (
    <>
      <div className="sheet__own">
        <div>
          <label className="sheets__label" htmlFor={wordsId}>
            {words.own_words}
          </label>
          <textarea id={wordsId} rows={4} value={typed} onChange={({ target }) => setTyped(target.value)} />
        </div>
        <div>
          <label className="button button--second file-button">
            {words.own_photos}
            <input
              className="file-button__input"
              type="file"
              accept="image/*"
              multiple
              onChange={({ target }) => setPhotos([...(target.files ?? [])].map((file) => URL.createObjectURL(file)))}
            />
          </label>
          <p>{words.own_private}</p>
        </div>
        {fromBoard.length > 0 && (
          <label className="sheet__with">
            <input type="checkbox" checked={hasBoard} onChange={({ target }) => setBoard(target.checked)} /> {words.own_board}
          </label>
        )}
      </div>
      <ul className="sheet__cards">
        {Array.from({ length: count }, (_, nth) => (
          <li key={nth} className="sheet__card sheet__card--picture">
            <span className="sheet__photo">{made[nth]?.photo && <img src={made[nth].photo} alt="" />}</span>
            <span className="face--word">{made[nth]?.word}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

function lastFilled(lines: readonly string[]): number {
  return lines.findLastIndex((each) => each !== '') + 1
}

/** The words with a photo that the family made on the talk board. */
function useBoardCards(): readonly Paper[] {
  const [cards, setCards] = useState<readonly Paper[]>([])
  useEffect(() => {
    let isWanted = true
    void loadOwnCards().then(() => {
      const all = (['liked', 'person', 'day'] as const).flatMap((use) => ownCards(use))
      if (isWanted) setCards(all.map(({ id, name }) => ({ word: name, photo: ownPhoto(id) })))
    })
    return () => {
      isWanted = false
    }
  }, [])
  return cards
}
