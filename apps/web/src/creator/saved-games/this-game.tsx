import { useId, useRef, useState, type FormEvent } from 'react'
import { fill } from '@ankur/content'
import { parseProjectName, projectNameLength } from '@ankur/blocks/project-name'
import { useAuth } from '../../accounts/index.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { messagesOf } from '../../platform/messages.ts'
import { newGameNames } from '../new-game-names.ts'
import { newProject } from '@ankur/blocks/new-project'
import { newGameIdentity } from '../game-identity.ts'
import { useCreator } from '../use-creator.ts'
import { InAccountOrNot } from './account/in-account-or-not.tsx'
import { suggestedNames, useNameOf } from './game-names.ts'
import { useAccountSave } from './account/use-account-save.ts'
import { useOpenAnother } from './use-open-another.ts'

const creatorWords = messagesOf('creator/creator', 'creator')
const gamesDialogWords = messagesOf('creator/saved-games', 'gamesDialog')

/** The open game: its name, where it is stored, and a button for a new one. */
export function ThisGame({ onClose }: { onClose: () => void }) {
  const words = gamesDialogWords.use()
  const names = newGameNames(creatorWords.use())
  const id = useId()
  const openAnother = useOpenAnother()
  const [message, setMessage] = useState('')
  const begin = async () => {
    const next = { project: newProject(names), sprite: '', identity: newGameIdentity() }
    if (await openAnother(next, words.new_opened)) onClose()
    else setMessage(words.no_room)
  }
  return (
    <section aria-labelledby={id}>
      <h3 className="games-dialog__title" id={id}>
        {words.this_title}
      </h3>
      <NameForm say={setMessage} />
      <InAccountOrNot say={setMessage} />
      <p role="status" className="games-dialog__said">
        {message}
      </p>
      <div className="games-dialog__row">
        <Button kind="second" onClick={() => void begin()}>
          {words.new_game}
        </Button>
        <p className="games-dialog__hint">{words.new_hint}</p>
      </div>
    </section>
  )
}

function NameForm({ say }: { say: (message: string) => void }) {
  const words = gamesDialogWords.use()
  const { project, identity, changeIdentity } = useCreator()
  const { user } = useAuth()
  const nameOf = useNameOf()
  const save = useAccountSave()
  const [typed, setTyped] = useState(nameOf({ project, identity }))
  const [error, setError] = useState<string>()
  const box = useRef<HTMLFormElement>(null)
  const suggested = suggestedNames(project, words).filter((name) => name !== typed)
  const keep = (event: FormEvent) => {
    event.preventDefault()
    const name = parseProjectName(typed)
    setError(name === null ? words.name_empty : undefined)
    if (name === null) return box.current?.querySelector('input')?.focus()
    const { account } = identity
    changeIdentity({ name, account: account && { ...account, hasChanges: true } })
    setTyped(name)
    say(fill(words.named, { name }))
    if (account && account.userId === user?.id) void save('asked').then(({ message }) => message && say(message))
  }
  return (
    <form noValidate onSubmit={keep} ref={box}>
      <Field
        label={words.name}
        value={typed}
        maxLength={projectNameLength}
        autoComplete="off"
        error={error}
        onChange={(event) => setTyped(event.target.value)}
      />
      {suggested.length > 0 && (
        <div className="games-dialog__row">
          <span>{words.suggestions}</span>
          {suggested.map((name) => (
            <Button key={name} kind="chip" size="small" onClick={() => setTyped(name)}>
              {name}
            </Button>
          ))}
        </div>
      )}
      <div className="games-dialog__row">
        <Button kind="second" size="small" type="submit">
          {words.keep_name}
        </Button>
      </div>
    </form>
  )
}
