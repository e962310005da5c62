import { useState } from 'react'
import { languages } from '@ankur/content'
import type { WordId } from '@ankur/talk'
import { coreWords, wordFolders, wordsOf } from '@ankur/talk/words'
import { Field } from '../../ui/field/field.tsx'
import { messagesOf } from '../../platform/messages.ts'
import { loadFolderSymbols, WordSymbol } from '../symbols.tsx'
import { loadedTexts, loadSecondLanguage, talkWordsGroup } from '../talk-words-group.ts'

const adultWords = messagesOf('talk/talk-adults', 'talkAdults')

const allWords: readonly WordId[] = [...coreWords, ...wordFolders.flatMap(wordsOf)]

interface Props {
  label: string
  symbol: WordId | null
  onPick: (symbol: WordId | null) => void
}

/** A picture of the board, found by typing its word. */
export function SymbolPicker({ label, symbol, onPick }: Props) {
  const words = adultWords.use()
  const { talkWords } = talkWordsGroup.use()
  const [search, setSearch] = useState('')
  const found = search.trim() === '' ? [] : allWords.filter((id) => isNamed(id, search)).slice(0, 12)
  return (
    <>
      <Field
        label={label}
        value={search}
        autoComplete="off"
        onFocus={loadSearched}
        onChange={({ target }) => setSearch(target.value)}
      />
      <p role="status">{search.trim() !== '' && found.length === 0 && words.symbol_none}</p>
      {found.length > 0 && (
        <div className="talk-pick">
          {found.map((id) => (
            <button
              key={id}
              type="button"
              className="talk-pick__word"
              aria-pressed={symbol === id}
              onClick={() => onPick(symbol === id ? null : id)}
            >
              <WordSymbol name={id} />
              <span>{talkWords[id]}</span>
            </button>
          ))}
        </div>
      )}
    </>
  )
}

/** Words are searched in all languages; offline in the loaded ones. */
function loadSearched(): void {
  loadFolderSymbols()
  for (const each of languages) void loadSecondLanguage(each).catch(() => {})
}

function isNamed(id: WordId, search: string): boolean {
  const wanted = search.trim().toLowerCase()
  return Object.values(loadedTexts()).some((texts) => texts?.[id].toLowerCase().includes(wanted))
}
