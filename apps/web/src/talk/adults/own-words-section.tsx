import { useState, type FormEvent } from 'react'
import { fill } from '@ankur/content'
import { type AnyFolderId, type Names, type WordId, type WordKind, boardWord } from '@ankur/talk'
import { addWord, removeWord } from '@ankur/talk/edit-board'
import { useLanguage } from '../../platform/language.tsx'
import { newId } from '../../platform/new-id.ts'
import { Button } from '../../ui/button/button.tsx'
import { messagesOf } from '../../platform/messages.ts'
import { shownFolders } from '../shown-folders.ts'
import { storeFile } from '../talk-files.ts'
import { loadedTexts, talkWordsGroup } from '../talk-words-group.ts'
import { WordPicture } from '../word-cell.tsx'
import { useChangeMessage, type BoardEditing } from './editing.ts'
import { squarePhoto } from './photo.ts'
import { givenNames, NameFields, Select } from './fields.tsx'
import { PictureField } from './picture-field.tsx'
import { SymbolPicker } from './symbol-picker.tsx'

const adultWords = messagesOf('talk/talk-adults', 'talkAdults')

const kinds: readonly WordKind[] = ['thing', 'people', 'action', 'description', 'place', 'social', 'question', 'refusal']

const listedAtOnce = 30

/** New words with a name, a folder and a photo or a picture of the board. They get the next free place. */
export function OwnWordsSection({ editing }: { editing: BoardEditing }) {
  const { board, change } = editing
  const words = adultWords.use()
  const { talk, talkFolders } = talkWordsGroup.use()
  const { language } = useLanguage()
  const [names, setNames] = useState<Names>({})
  const [kind, setKind] = useState<WordKind>('thing')
  const [folder, setFolder] = useState<AnyFolderId>('my_things')
  const [photo, setPhoto] = useState<Blob | null>(null)
  const [symbol, setSymbol] = useState<WordId | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [added, say] = useChangeMessage(editing)
  const [listedCount, setListedCount] = useState(listedAtOnce)
  const listed = board.own.toReversed().slice(0, listedCount)

  const folders = shownFolders(board, talkFolders, language)
  // A folder that was deleted meanwhile takes nothing.
  const into = folders.some(({ id }) => id === folder) ? folder : 'my_things'

  const add = async (event: FormEvent) => {
    event.preventDefault()
    const given = givenNames(names)
    if (Object.keys(given).length === 0) return setProblem(words.own_needs_name)
    const file = photo ? await squarePhoto(photo) : null
    if (photo && !file) return setProblem(words.photo_unreadable)
    try {
      if (file) await storeFile(file)
    } catch {
      return setProblem(words.storage_full)
    }
    const word = { id: `own-${newId()}`, names: given, kind, folder: into, ...(file ? { photo: file.id } : symbol && { symbol }) }
    if (!addWord(board, word)) return setProblem(words.own_full)
    change((before) => addWord(before, word) ?? before)
    say(fill(words.own_added, { word: Object.values(given)[0] ?? '' }))
    setProblem(null)
    setNames({})
    setPhoto(null)
    setSymbol(null)
  }
  return (
    <>
      <form className="talk-form" onSubmit={(event) => void add(event)}>
        <NameFields label={words.own_name} names={names} onChange={setNames} />
        <Select
          label={words.own_kind}
          value={kind}
          options={kinds.map((each) => [each, talk[`kind_${each}`]])}
          onChange={setKind}
        />
        <Select
          label={words.own_folder}
          value={into}
          options={folders.map((each) => [each.id, each.name])}
          onChange={setFolder}
        />
        <PictureField picture={photo} onChange={setPhoto} />
        <SymbolPicker key={board.own.length} label={words.own_symbol} symbol={symbol} onPick={setSymbol} />
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
