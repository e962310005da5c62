import { useId, useState, type FormEvent } from 'react'
import { fill } from '@ankur/content'
import {
  addList,
  addMessage,
  addVariable,
  type NameKind,
  namesOf,
  removeNamed,
  renameNamed,
  usesOf,
} from '@ankur/blocks/edit/edit-names'
import type { Sprite } from '@ankur/blocks/project'
import { useCreator } from '../use-creator.ts'
import { messagesOf } from '../../platform/messages.ts'
import { NamedRow } from './named-row.tsx'
import { NamingFrame } from './naming-frame.tsx'
import type { MessageTexts } from '@ankur/content/words/message-files'

const advancedWords = messagesOf('creator/advanced-blocks', 'creatorMore')

interface Props {
  title: string
  kinds: readonly NameKind[]
  onClose: () => void
}

/** Variables, lists or messages of the game: create, rename, remove. */
export function NamesDialog({ title, kinds, onClose }: Props) {
  const { sprite } = useCreator()
  return (
    <NamingFrame title={title} onClose={onClose}>
      {sprite && kinds.map((kind) => <Names key={kind} kind={kind} sprite={sprite} />)}
    </NamingFrame>
  )
}

function Names({ kind, sprite }: { kind: NameKind; sprite: Sprite }) {
  const words = advancedWords.use()
  const { project, edit } = useCreator()
  const id = useId()
  const names = namesOf(project, kind, sprite.id)
  return (
    <section className="naming__part" aria-labelledby={id}>
      <h3 className="naming__title" id={id}>
        {{ variables: words.variables, lists: words.lists, messages: words.messages }[kind]}
      </h3>
      <NewName kind={kind} sprite={sprite} />
      {names.length > 0 && (
        <ul className="naming__list">
          {names.map((named) => (
            <NamedRow
              key={`${named.id} ${named.name}`}
              name={named.name}
              note={named.sprite === undefined ? undefined : fill(words.only_for, { name: sprite.name })}
              uses={usesOf(project, named)}
              rename={(name) =>
                edit(renameNamed(project, named, name), {
                  message: fill(words.renamed, { before: named.name, name: name.trim() }),
                  otherwise: words.name_taken,
                })
              }
              remove={() =>
                edit(removeNamed(project, named), { message: removalMessage(named.name, usesOf(project, named), words) })
              }
            />
          ))}
        </ul>
      )}
    </section>
  )
}

/** The message includes the number of removed blocks. */
export function removalMessage(
  name: string,
  uses: number,
  words: MessageTexts<'creator/advanced-blocks', 'creatorMore'>,
): string {
  return fill(uses === 0 ? words.deleted : uses === 1 ? words.deleted_with_one : words.deleted_with_some, { name, n: uses })
}

function NewName({ kind, sprite }: { kind: NameKind; sprite: Sprite }) {
  const words = advancedWords.use()
  const { project, edit } = useCreator()
  const [typed, setTyped] = useState('')
  const [isOwn, setOwn] = useState(false)
  const id = useId()
  const make = (event: FormEvent) => {
    event.preventDefault()
    const owner = isOwn ? sprite.id : undefined
    const after =
      kind === 'messages' ? addMessage(project, typed) : (kind === 'variables' ? addVariable : addList)(project, typed, owner)
    if (edit(after, { message: fill(words.made, { name: typed.trim() }), otherwise: words.name_taken })) setTyped('')
  }
  const { label, button } = {
    variables: { label: words.new_variable, button: words.make_variable },
    lists: { label: words.new_list, button: words.make_list },
    messages: { label: words.new_message, button: words.make_message },
  }[kind]
  return (
    <form className="naming__form" onSubmit={make}>
      <label htmlFor={id}>{label}</label>
      <input id={id} value={typed} maxLength={100} autoComplete="off" onChange={(event) => setTyped(event.target.value)} />
      {kind !== 'messages' && (
        <label className="naming__box">
          <input type="checkbox" checked={isOwn} onChange={(event) => setOwn(event.target.checked)} />
          {fill(words.only_for, { name: sprite.name })}
        </label>
      )}
      <button type="submit" className="tool tool--small">
        {button}
      </button>
    </form>
  )
}
