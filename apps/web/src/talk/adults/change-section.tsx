import { useState, type FormEvent } from 'react'
import { boardWord, isWordId, maxNameLength, type WordId } from '@ankur/talk'
import { changeWord } from '@ankur/talk/edit-board'
import { coreWords, wordFolders, wordsOf } from '@ankur/talk/words'
import type { WordChange } from '@ankur/talk/personal-board'
import { useLanguage } from '../../platform/language.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { messagesOf } from '../../platform/messages.ts'
import { storeFile } from '../talk-files.ts'
import { loadedTexts, talkWordsGroup } from '../talk-words-group.ts'
import { useChangeMessage, type BoardEditing } from './editing.ts'
import { Select } from './fields.tsx'
import { squarePhoto } from './photo.ts'
import { PictureField } from './picture-field.tsx'

const adultWords = messagesOf('talk/talk-adults', 'talkAdults')

const allWords: readonly WordId[] = [...coreWords, ...wordFolders.flatMap(wordsOf)]

/** Another text, spoken form or photo for a word; its place stays. */
export function ChangeSection({ editing }: { editing: BoardEditing }) {
  const words = adultWords.use()
  const { talkWords } = talkWordsGroup.use()
  const { language } = useLanguage()
  const [chosen, setChosen] = useState<string>('want')
  const own = editing.board.own.flatMap(({ id }) => {
    const word = boardWord(id, { board: editing.board, language, texts: loadedTexts() })
    return word ? [[id, word.text] as const] : []
  })
  // A custom word may have been deleted meanwhile.
  const id = isWordId(chosen) || own.some(([each]) => each === chosen) ? chosen : 'want'
  return (
    <>
      <p>{words.change_text}</p>
      <Select<string>
        label={words.change_word}
        value={id}
        options={[...own, ...allWords.map((each) => [each, talkWords[each]] as const)]}
        onChange={setChosen}
      />
      <WordForm key={id} id={id} editing={editing} />
    </>
  )
}

function WordForm({ id, editing }: { id: string; editing: BoardEditing }) {
  const { board, change } = editing
  const words = adultWords.use()
  const { language } = useLanguage()
  const word = boardWord(id, { board, language, texts: loadedTexts() })
  const changed = board.changed[id]
  const own = board.own.find((each) => each.id === id)
  const [text, setText] = useState(word?.text ?? '')
  const [spoken, setSpoken] = useState(changed?.spoken?.[language] ?? '')
  const [photo, setPhoto] = useState<Blob | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [saved, say] = useChangeMessage(editing)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    say(null)
    const file = photo ? await squarePhoto(photo) : null
    if (photo && !file) return setProblem(words.photo_unreadable)
    try {
      if (file) await storeFile(file)
    } catch {
      return setProblem(words.storage_full)
    }
    setProblem(null)
    const picture = file?.id ?? changed?.photo
    const next: WordChange = {
      ...(text.trim() !== '' && { names: { ...(own?.names ?? changed?.names), [language]: text.trim() } }),
      ...(spoken.trim() !== '' && { spoken: { ...changed?.spoken, [language]: spoken.trim() } }),
      ...(picture !== undefined && { photo: picture }),
    }
    change((before) => changeWord(before, id, next))
    setPhoto(null)
    say(words.change_saved)
  }
  return (
    <form className="talk-form" onSubmit={(event) => void save(event)}>
      <Field
        label={words.change_label}
        lang={language}
        value={text}
        maxLength={maxNameLength}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
      />
      <Field
        label={words.change_spoken}
        lang={language}
        value={spoken}
        maxLength={maxNameLength}
        autoComplete="off"
        onChange={({ target }) => setSpoken(target.value)}
      />
      <PictureField picture={photo} onChange={setPhoto} />
      {problem && <p role="alert">{problem}</p>}
      <p role="status">{saved}</p>
      <div className="talk-adults__buttons">
        <Button type="submit" size="small">
          {words.change_save}
        </Button>
        {changed && !own && (
          <Button kind="second" size="small" onClick={() => change((before) => changeWord(before, id, {}))}>
            {words.change_reset}
          </Button>
        )}
      </div>
    </form>
  )
}
