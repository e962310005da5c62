import { useState, type FormEvent } from 'react'
import { fill } from '@ankur/content'
import type { Names, WordId } from '@ankur/talk'
import { addFolder, removeFolder } from '@ankur/talk/edit-board'
import { useLanguage } from '../../platform/language.tsx'
import { newId } from '../../platform/new-id.ts'
import { Button } from '../../ui/button/button.tsx'
import { messagesOf } from '../../platform/messages.ts'
import { shownFolders } from '../shown-folders.ts'
import { WordSymbol } from '../symbols.tsx'
import { talkWordsGroup } from '../talk-words-group.ts'
import { useChangeMessage, type BoardEditing } from './editing.ts'
import { givenNames, NameFields } from './fields.tsx'
import { SymbolPicker } from './symbol-picker.tsx'

const adultWords = messagesOf('talk/talk-adults', 'talkAdults')

/** The family's own folders. They are behind the others, so that none of those moves. */
export function OwnFoldersSection({ editing }: { editing: BoardEditing }) {
  const { board, change } = editing
  const words = adultWords.use()
  const { talkFolders } = talkWordsGroup.use()
  const { language } = useLanguage()
  const [names, setNames] = useState<Names>({})
  const [symbol, setSymbol] = useState<WordId | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [added, say] = useChangeMessage(editing)
  const own = shownFolders(board, talkFolders, language).filter((each) => board.folders.some(({ id }) => id === each.id))

  const add = (event: FormEvent) => {
    event.preventDefault()
    const given = givenNames(names)
    const name = Object.values(given)[0]
    if (name === undefined) return setProblem(words.folders_needs_name)
    const folder = { id: `folder-${newId()}` as const, names: given, ...(symbol && { symbol }) }
    if (!addFolder(board, folder)) return setProblem(words.folders_full)
    change((before) => addFolder(before, folder) ?? before)
    say(fill(words.own_added, { word: name }))
    setProblem(null)
    setNames({})
    setSymbol(null)
  }
  return (
    <>
      <p>{words.folders_text}</p>
      <form className="talk-form" onSubmit={add}>
        <NameFields label={words.folders_name} names={names} onChange={setNames} />
        <SymbolPicker key={board.folders.length} label={words.folders_symbol} symbol={symbol} onPick={setSymbol} />
        {problem && <p role="alert">{problem}</p>}
        <Button type="submit">{words.folders_add}</Button>
        <p role="status">{added}</p>
      </form>
      <ul className="talk-list">
        {own.map(({ id, name, nameLanguage, symbol: picture }) => (
          <li key={id} className="talk-list__row">
            <WordSymbol name={picture} />
            <span lang={nameLanguage}>{name}</span>
            <Button kind="quiet" size="small" onClick={() => change((before) => removeFolder(before, id))}>
              {fill(words.own_remove, { word: name })}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
