import { memo, useEffect, useState } from 'react'
import { fill } from '@ankur/content'
import type { BoardWord } from '@ankur/talk'
import { classNames } from '../ui/class-names.ts'
import { lettersOf } from './letters.ts'
import { WordSymbol } from './symbols.tsx'
import { fileUrl, knownUrl } from './talk-files.ts'
import { talkWordsGroup } from './talk-words-group.ts'

interface Props {
  word: BoardWord
  row: number
  column: number
  wordAbove: boolean
  isTabStop: boolean
}

/**
 * A word of the board: its place, picture and text carry the meaning; its colour only helps to find it. The grid handles
 * presses.
 */
export const WordCell = memo(function WordCell({ word, row, column, wordAbove, isTabStop }: Props) {
  const { talk } = talkWordsGroup.use()
  const name = fill(talk.place, { word: word.text, kind: talk[`kind_${word.kind}`], row: row + 1, column: column + 1 })
  const text = (
    <span className={`talk-cell__text ${lettersOf(word.text)}`} lang={word.textLanguage}>
      {word.text}
      {word.second && (
        <small className={`talk-cell__second ${lettersOf(word.second.text)}`} lang={word.second.language}>
          {word.second.text}
        </small>
      )}
    </span>
  )
  return (
    <button
      type="button"
      className={classNames(
        `talk-cell talk-cell--${word.kind}`,
        wordAbove && 'talk-cell--above',
        word.second !== null && 'talk-cell--two',
      )}
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
})

/** A photo of the family has priority over the symbol; without either only the word is shown. */
export function WordPicture({ word }: { word: BoardWord }) {
  const photo = useFileUrl(word.photo)
  if (photo) return <img key={photo} className="talk-photo" src={photo} alt="" decoding="async" />
  return word.symbol ? <WordSymbol name={word.symbol} /> : null
}

function useFileUrl(id: string | null): string | null {
  const [loaded, setLoaded] = useState<{ id: string; url: string | null } | null>(null)
  const known = id === null ? null : knownUrl(id)
  useEffect(() => {
    if (id === null || known !== null) return
    let isShown = true
    void fileUrl(id).then((url) => isShown && setLoaded({ id, url }))
    return () => {
      isShown = false
    }
  }, [id, known])
  return known ?? (loaded?.id === id ? loaded.url : null)
}
