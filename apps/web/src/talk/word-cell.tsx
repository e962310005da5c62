import { useEffect, useState, type ButtonHTMLAttributes, type CSSProperties } from 'react'
import { fill } from '@ankur/content'
import type { BoardWord } from '@ankur/talk'
import { WordSymbol } from './symbols.tsx'
import { fileUrl } from './talk-files.ts'
import { talkWordsGroup } from './talk-words-group.ts'

interface Props {
  word: BoardWord
  row: number
  column: number
  wordAbove: boolean
  isTabStop: boolean
  /** Presses, keys and focus, which the grid deals with. */
  handlers: ButtonHTMLAttributes<HTMLButtonElement>
}

/** A word of the board: its place, picture and text carry the meaning; its colour only helps to find it. */
export function WordCell({ word, row, column, wordAbove, isTabStop, handlers }: Props) {
  const { talk } = talkWordsGroup.use()
  const name = fill(talk.place, { word: word.text, kind: talk[`kind_${word.kind}`], row: row + 1, column: column + 1 })
  const text = (
    <span className="talk-cell__text" lang={word.textLanguage} style={lettersOf(word.text)}>
      {word.text}
      {word.second && (
        <small className="talk-cell__second" lang={word.second.language}>
          {word.second.text}
        </small>
      )}
    </span>
  )
  return (
    <button
      type="button"
      {...handlers}
      className={`talk-cell talk-cell--${word.kind} ${wordAbove ? 'talk-cell--above' : ''}`}
      aria-label={name}
      tabIndex={isTabStop ? 0 : -1}
      data-word={word.id}
      data-row={row}
      data-column={column}
      data-scan-stop=""
    >
      {wordAbove && text}
      <WordPicture word={word} />
      {!wordAbove && text}
    </button>
  )
}

/** A photo of the family's own comes before the symbol; without either the word stands alone. */
export function WordPicture({ word }: { word: BoardWord }) {
  const photo = useFileUrl(word.photo)
  if (photo) return <img className="talk-photo" src={photo} alt="" decoding="async" />
  return word.symbol ? <WordSymbol name={word.symbol} /> : null
}

function useFileUrl(id: string | null): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    let isShown = true
    setUrl(null)
    if (id) void fileUrl(id).then((found) => isShown && setUrl(found))
    return () => {
      isShown = false
    }
  }, [id])
  return url
}

/** The text shrinks so that its longest word fits the cell; in the smallest cells, so that all of it fits one line. */
export function lettersOf(text: string): CSSProperties {
  const lengths = text.split(/\s+/).map((each) => each.replace(/\p{M}/gu, '').length)
  const whole = lengths.reduce((sum, length) => sum + length, lengths.length - 1)
  return { '--letters': Math.max(3, ...lengths), '--whole': Math.max(3, whole) } as CSSProperties
}
