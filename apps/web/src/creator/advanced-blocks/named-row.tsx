import { useId, useState, type FormEvent } from 'react'
import { fill } from '@ankur/content'
import { CreatorIcon } from '../creator-icon.tsx'
import { messagesOf } from '../../platform/messages.ts'

const advancedWords = messagesOf('creator/advanced-blocks', 'creatorMore')

interface Props {
  name: string
  /** The sprite that owns it; undefined if it is global. */
  note?: string | undefined
  /** The number of blocks that use it. */
  uses: number
  rename: (name: string) => void
  remove: () => void
}

/**
 * A name that can be changed and removed. Removing one that blocks use needs confirmation, because they are removed too.
 */
export function NamedRow({ name, note, uses, rename, remove }: Props) {
  const words = advancedWords.use()
  const [typed, setTyped] = useState(name)
  const [isAsking, setAsking] = useState(false)
  const id = useId()
  const keep = (event: FormEvent) => {
    event.preventDefault()
    rename(typed)
  }
  const question = fill(uses === 1 ? words.used_once : words.used_often, { name, n: uses })
  return (
    <li className="naming__row">
      <form className="naming__form" onSubmit={keep}>
        <label htmlFor={id}>{note === undefined ? words.name : `${words.name} (${note})`}</label>
        <input id={id} value={typed} maxLength={100} autoComplete="off" onChange={(event) => setTyped(event.target.value)} />
        <button type="submit" className="tool tool--small" aria-label={fill(words.rename_it, { name })}>
          {words.rename}
        </button>
        <button
          type="button"
          className="tool tool--small"
          aria-label={fill(words.delete_it, { name })}
          aria-expanded={uses > 0 ? isAsking : undefined}
          onClick={() => (uses > 0 ? setAsking(!isAsking) : remove())}
        >
          <CreatorIcon name="remove" />
          {words.delete}
        </button>
      </form>
      {isAsking && (
        <div className="naming__asked" role="group" aria-label={question}>
          <p>{question}</p>
          <button type="button" className="tool tool--small" onClick={() => setAsking(false)}>
            {fill(words.keep_it, { name })}
          </button>
          <button type="button" className="tool tool--small" onClick={remove}>
            {words.delete_with_blocks}
          </button>
        </div>
      )}
    </li>
  )
}
