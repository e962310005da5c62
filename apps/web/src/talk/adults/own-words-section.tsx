import { useState, type FormEvent } from 'react'
import { fill, languageNames, languages, type Language } from '@ankur/content'
import { folderIds, maxNameLength, type FolderId, type Names, type WordId, type WordKind } from '@ankur/talk'
import { addWord, removeWord } from '@ankur/talk/edit-board'
import { wordFolders, wordsOf, coreWords } from '@ankur/talk/words'
import { useLanguage } from '../../platform/language.tsx'
import { newId } from '../../platform/new-id.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { adultWords } from '../adult-words-group.ts'
import { loadFolderSymbols, WordSymbol } from '../symbols.tsx'
import { keepFile } from '../talk-files.ts'
import { loadedTexts, loadSecondLanguage, talkWordsGroup } from '../talk-words-group.ts'
import { WordPicture } from '../word-cell.tsx'
import { boardWord } from '@ankur/talk'
import type { Editing } from './editing.ts'
import { squarePhoto } from './photo.ts'

const kinds: readonly WordKind[] = ['thing', 'people', 'action', 'description', 'place', 'social', 'question', 'refusal']
const allWords: readonly WordId[] = [...coreWords, ...wordFolders.flatMap(wordsOf)]

const listedAtOnce = 30

/** New words with a name, a folder and a photo or a picture of the board. They get the next free place. */
export function OwnWordsSection({ editing: { board, change } }: { editing: Editing }) {
  const words = adultWords.use()
  const { talk, talkFolders, talkWords } = talkWordsGroup.use()
  const { language } = useLanguage()
  const [names, setNames] = useState<Names>({})
  const [kind, setKind] = useState<WordKind>('thing')
  const [folder, setFolder] = useState<FolderId>('my_things')
  const [photo, setPhoto] = useState<File | null>(null)
  const [search, setSearch] = useState('')
  const [symbol, setSymbol] = useState<WordId | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [added, setAdded] = useState<string | null>(null)
  const [listedCount, setListedCount] = useState(listedAtOnce)
  const listed = board.own.toReversed().slice(0, listedCount)
  const found = search.trim() === '' ? [] : allWords.filter((id) => isNamed(id, search)).slice(0, 12)

  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const given = Object.fromEntries(Object.entries(names).flatMap(([each, name]) => (name?.trim() ? [[each, name.trim()]] : [])))
    if (Object.keys(given).length === 0) return setProblem(words.own_needs_name)
    const file = photo ? await squarePhoto(photo) : null
    if (photo && !file) return setProblem(words.photo_unreadable)
    try {
      if (file) await keepFile(file)
    } catch {
      return setProblem(words.storage_full)
    }
    const word = { id: `own-${newId()}`, names: given, kind, folder, ...(file ? { photo: file.id } : symbol && { symbol }) }
    if (!addWord(board, word)) return setProblem(words.own_full)
    change((before) => addWord(before, word) ?? before)
    setAdded(fill(words.own_added, { word: Object.values(given)[0] ?? '' }))
    setProblem(null)
    setNames({})
    setPhoto(null)
    setSymbol(null)
    setSearch('')
    form.reset()
  }
  return (
    <>
      <form className="talk-form" onSubmit={(event) => void add(event)}>
        {sorted(language).map((each) => (
          <Field
            key={each}
            lang={each}
            label={fill(words.own_name, { language: languageNames[each] })}
            maxLength={maxNameLength}
            autoComplete="off"
            value={names[each] ?? ''}
            onChange={({ target }) => setNames({ ...names, [each]: target.value })}
          />
        ))}
        <Select
          label={words.own_kind}
          value={kind}
          options={kinds.map((each) => [each, talk[`kind_${each}`]])}
          onChange={setKind}
        />
        <Select
          label={words.own_folder}
          value={folder}
          options={folderIds.map((each) => [each, talkFolders[each]])}
          onChange={setFolder}
        />
        <label className="field">
          <span className="field__label">{words.own_photo}</span>
          <input type="file" accept="image/*" onChange={({ target }) => setPhoto(target.files?.[0] ?? null)} />
        </label>
        <Field
          label={words.own_symbol}
          value={search}
          autoComplete="off"
          onFocus={loadSearched}
          onChange={({ target }) => setSearch(target.value)}
        />
        {found.length > 0 && (
          <div className="talk-pick">
            {found.map((id) => (
              <button
                key={id}
                type="button"
                className="talk-pick__word"
                aria-pressed={symbol === id}
                onClick={() => setSymbol(symbol === id ? null : id)}
              >
                <WordSymbol name={id} />
                <span>{talkWords[id]}</span>
              </button>
            ))}
          </div>
        )}
        {problem && <p role="alert">{problem}</p>}
        <Button type="submit">{words.own_add}</Button>
        <p role="status">{added}</p>
      </form>
      <ul className="talk-list">
        {listed.map(({ id }) => {
          const word = boardWord(id, { board, language, texts: loadedTexts() })
          if (!word) return null
          return (
            <li key={id} className="talk-list__row">
              <WordPicture word={word} />
              <span lang={word.textLanguage}>{word.text}</span>
              <Button kind="quiet" size="small" onClick={() => change((before) => removeWord(before, id))}>
                {fill(words.own_remove, { word: word.text })}
              </Button>
            </li>
          )
        })}
      </ul>
      {board.own.length > listed.length && (
        <Button kind="second" size="small" onClick={() => setListedCount(listedCount + listedAtOnce)}>
          {words.own_more}
        </Button>
      )}
    </>
  )
}

/** The language of the page first. */
function sorted(language: Language): readonly Language[] {
  return [language, ...languages.filter((each) => each !== language)]
}

/** Words are searched in all languages; without a signal in those that are here. */
function loadSearched(): void {
  loadFolderSymbols()
  for (const each of languages) void loadSecondLanguage(each).catch(() => {})
}

function isNamed(id: WordId, search: string): boolean {
  const wanted = search.trim().toLowerCase()
  return Object.values(loadedTexts()).some((texts) => texts?.[id].toLowerCase().includes(wanted))
}

interface SelectProps<Value extends string> {
  label: string
  value: Value
  options: readonly (readonly [Value, string])[]
  onChange: (value: Value) => void
}

export function Select<Value extends string>({ label, value, options, onChange }: SelectProps<Value>) {
  return (
    <label className="field">
      <span className="field__label">{label}</span>
      <select className="field__box" value={value} onChange={({ target }) => onChange(target.value as Value)}>
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
