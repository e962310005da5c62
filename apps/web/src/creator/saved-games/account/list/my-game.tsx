import { useState, type FormEvent } from 'react'
import { fill } from '@ankur/content'
import type { ListedProject } from '@ankur/blocks/project-contract'
import { nameMadeOf, parseProjectName, projectNameLength } from '@ankur/blocks/project-name'
import { formatDay } from '../../../../platform/dates.ts'
import { useLanguage } from '../../../../platform/language.tsx'
import { newId } from '../../../../platform/new-id.ts'
import { Button, LinkButton } from '../../../../ui/button/button.tsx'
import { Details } from '../../../../ui/details/details.tsx'
import { Field } from '../../../../ui/field/field.tsx'
import { addGame, changeGame, loadGame, listProblemOf } from '../account-calls.ts'
import { copyDrawings } from '../account-drawings.ts'
import { PlayLink } from '../play-link.tsx'
import { messagesOf } from '../../../../platform/messages.ts'

const accountGamesWords = messagesOf('creator/account-games', 'accountGames')

/** Callbacks of the editor around the list; on the dashboard there are none. */
export interface EditorCallbacks {
  /** Used instead of the link to the editor. */
  readonly open?: (id: string) => void
  readonly openId?: string | undefined
  /** A game has another name, another version, or another id after it was restored; null when it was deleted. */
  readonly changed: (id: string, now: ListedProject | null) => void
}

interface Props {
  game: ListedProject
  around: EditorCallbacks
  announce: (message: string) => void
  /** The list has changed; `now` when this game must be reloaded. */
  onChange: (now?: ListedProject) => void
  onDelete: () => Promise<void>
}

/** One game of the account, with its actions collapsed. */
export function MyGame({ game, around, announce, onChange, onDelete }: Props) {
  const words = accountGamesWords.use()
  const { language } = useLanguage()
  const { id, name, savedAt, sharedUntil } = game
  const label = { 'aria-label': fill(words.open_of, { name }) }
  const isOpen = around.openId === id
  return (
    <li className="games-list__game">
      <div>
        <p className="games-list__name">{name}</p>
        <p className="games-dialog__hint">
          {isOpen && `${words.is_open}. `}
          {fill(words.saved_on, { date: formatDay(savedAt, language) })}
          {sharedUntil !== null && `. ${fill(words.shared_until, { date: formatDay(sharedUntil, language) })}`}
        </p>
      </div>
      {!isOpen &&
        (around.open ? (
          <Button kind="second" size="small" {...label} onClick={() => around.open?.(id)}>
            {words.open}
          </Button>
        ) : (
          <LinkButton kind="second" size="small" {...label} href={`/create?game=${id}`}>
            {words.open}
          </LinkButton>
        ))}
      <div className="games-list__more">
        <Details summary={fill(words.tools_of, { name })}>
          <GameTools game={game} announce={announce} onChange={onChange} onDelete={onDelete} />
        </Details>
      </div>
    </li>
  )
}

function GameTools({ game, announce, onChange, onDelete }: Omit<Props, 'around'>) {
  const words = accountGamesWords.use()
  const [open, setOpen] = useState<'name' | 'link' | null>(null)
  // The same until there is an answer: a copy that was made although the answer got lost is not made again.
  const [copyId, setCopyId] = useState(newId)
  const [busy, setBusy] = useState<'copy' | 'export' | 'delete' | null>(null)
  const work = async (what: 'copy' | 'export', act: () => Promise<string>) => {
    setBusy(what)
    announce(await act().catch((failure: unknown) => words[listProblemOf(failure)]))
    setBusy(null)
  }
  const copy = async () => {
    const { name, data } = await loadGame(game.id)
    const copied = await addGame({ name: nameMadeOf(words.copy_name, name), data }, copyId)
    setCopyId(newId())
    await copyDrawings(game.id, copied.id)
    onChange()
    return fill(words.copied, { name: copied.name })
  }
  const takeOut = async () => {
    const saved = await loadGame(game.id)
    const { exportSaved } = await import('../export/export-saved.ts')
    const outcome = await exportSaved(saved)
    return outcome === 'exported_missing' ? `${words.exported} ${words.export_missing}` : words[outcome]
  }
  return (
    <>
      <div className="games-dialog__row">
        <Button
          kind="second"
          size="small"
          aria-expanded={open === 'name'}
          onClick={() => setOpen(open === 'name' ? null : 'name')}
        >
          {words.rename}
        </Button>
        <Button kind="second" size="small" busy={busy === 'copy'} onClick={() => void work('copy', copy)}>
          {words.copy}
        </Button>
        <Button kind="second" size="small" busy={busy === 'export'} onClick={() => void work('export', takeOut)}>
          {words.export}
        </Button>
        <Button
          kind="second"
          size="small"
          aria-expanded={open === 'link'}
          onClick={() => setOpen(open === 'link' ? null : 'link')}
        >
          {words.link}
        </Button>
        <Button
          kind="quiet"
          size="small"
          busy={busy === 'delete'}
          onClick={() => {
            setBusy('delete')
            void onDelete().finally(() => setBusy(null))
          }}
        >
          {words.delete}
        </Button>
      </div>
      {open === 'name' && (
        <Rename
          game={game}
          done={(now) => {
            announce(fill(words.renamed, { name: now.name }))
            onChange(now)
          }}
          failed={(failure) => announce(words[listProblemOf(failure)])}
        />
      )}
      {open === 'link' && <PlayLink id={game.id} until={game.sharedUntil} onChange={() => onChange()} />}
    </>
  )
}

interface RenameProps {
  game: ListedProject
  done: (now: ListedProject) => void
  failed: (failure: unknown) => void
}

function Rename({ game, done, failed }: RenameProps) {
  const words = accountGamesWords.use()
  const [typed, setTyped] = useState(game.name)
  const [error, setError] = useState<string>()
  const keep = async (event: FormEvent) => {
    event.preventDefault()
    const name = parseProjectName(typed)
    setError(name === null ? words.name_empty : undefined)
    if (name === null) return
    try {
      // Uses the current version: another device may have saved since the list was loaded.
      const { data, version } = await loadGame(game.id)
      done(await changeGame(game.id, { name, data }, version))
    } catch (failure) {
      failed(failure)
    }
  }
  return (
    <form noValidate onSubmit={(event) => void keep(event)}>
      <Field
        label={words.new_name}
        value={typed}
        maxLength={projectNameLength}
        autoComplete="off"
        error={error}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button kind="second" size="small" type="submit">
        {words.keep_name}
      </Button>
    </form>
  )
}
