import { useState, type FormEvent } from 'react'
import { boardWord, maxNameLength, type WordId } from '@ankur/talk'
import { changeWord } from '@ankur/talk/edit-board'
import { coreWords, wordFolders, wordsOf } from '@ankur/talk/words'
import type { WordChange } from '@ankur/talk/personal-board'
import { useLanguage } from '../../platform/language.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { adultWords } from '../adult-words-group.ts'
import { keepFile } from '../talk-files.ts'
import { loadedTexts, talkWordsGroup } from '../talk-words-group.ts'
import type { Editing } from './editing.ts'
import { Select } from './own-words-section.tsx'
import { squarePhoto } from './photo.ts'

const allWords: readonly WordId[] = [...coreWords, ...wordFolders.flatMap(wordsOf)]

/** Another text, spoken form or photo for a word; its place stays. */
export function ChangeSection({ editing }: { editing: Editing }) {
  const words = adultWords.use()
  const { talkWords } = talkWordsGroup.use()
  const [id, setId] = useState<WordId>('want')
  return (
    <>
      <p>{words.change_text}</p>
      <Select label={words.change_word} value={id} options={allWords.map((each) => [each, talkWords[each]])} onChange={setId} />
      <WordForm key={id} id={id} editing={editing} />
    </>
  )
}

function WordForm({ id, editing: { board, change } }: { id: WordId; editing: Editing }) {
  const words = adultWords.use()
  const { language } = useLanguage()
  const word = boardWord(id, { board, language, texts: loadedTexts() })
  const changed = board.changed[id]
  const [text, setText] = useState(word?.text ?? '')
  const [spoken, setSpoken] = useState(changed?.spoken?.[language] ?? '')
  const [photo, setPhoto] = useState<File | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const file = photo ? await squarePhoto(photo) : null
    if (photo && !file) return setProblem(words.photo_unreadable)
    try {
      if (file) await keepFile(file)
    } catch {
      return setProblem(words.storage_full)
    }
    setProblem(null)
    const picture = file?.id ?? changed?.photo
    const next: WordChange = {
      ...(text.trim() !== '' && { names: { ...changed?.names, [language]: text.trim() } }),
      ...(spoken.trim() !== '' && { spoken: { ...changed?.spoken, [language]: spoken.trim() } }),
      ...(picture !== undefined && { photo: picture }),
    }
    change((before) => changeWord(before, id, next))
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
      <label className="field">
        <span className="field__label">{words.own_photo}</span>
        <input type="file" accept="image/*" onChange={({ target }) => setPhoto(target.files?.[0] ?? null)} />
      </label>
      {problem && <p role="alert">{problem}</p>}
      <div className="talk-adults__buttons">
        <Button type="submit" size="small">
          {words.change_save}
        </Button>
        {changed && (
          <Button kind="second" size="small" onClick={() => change((before) => changeWord(before, id, {}))}>
            {words.change_reset}
          </Button>
        )}
      </div>
    </form>
  )
}
