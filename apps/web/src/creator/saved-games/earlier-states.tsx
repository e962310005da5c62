import { useEffect, useRef, useState } from 'react'
import { fill } from '@ankur/content'
import type { creatorKept } from '@ankur/content/words/en/creator/saved-games'
import { useLanguage } from '../../platform/language.tsx'
import { Button } from '../../ui/button/button.tsx'
import { DeleteGames } from './delete-games.tsx'
import { type EarlierState, earlierStates, openState, deleteState, textOfState, saveDamaged } from './autosave/device-states.ts'
import { formatMoment } from '../../platform/clock.ts'
import { useCreator } from '../use-creator.ts'
import { useLocalCopy } from './autosave/local-copy.tsx'
import './saved-games.css'
import { messagesOf } from '../../platform/messages.ts'

const creatorKeptWords = messagesOf('creator/saved-games', 'creatorKept')
const gamesDialogWords = messagesOf('creator/saved-games', 'gamesDialog')

/** Earlier states: a section of the games dialog. */
export function EarlierStates({ onClose }: { onClose: () => void }) {
  const words = creatorKeptWords.use()
  const [states, setStates] = useState<readonly EarlierState[] | 'failed' | null>(null)
  const [round, setRound] = useState(0)
  const [trouble, setTrouble] = useState<'cannot_open' | 'cannot_put_by' | null>(null)
  const line = useRef<HTMLParagraphElement>(null)
  const { words: dialog, nameOf } = useNames()
  const [gone, setGone] = useState<{ message: string; putBack?: () => Promise<void>; name: string } | null>(null)
  const goneLine = useRef<HTMLParagraphElement>(null)
  const restoreState = useRestore()
  useEffect(() => {
    earlierStates().then(setStates, () => setStates('failed'))
  }, [round])
  useEffect(() => {
    if (trouble) line.current?.focus()
  }, [trouble])
  const choose = async (state: EarlierState) => {
    setTrouble(null)
    const went = await restoreState(state)
    if (went === 'done') onClose()
    else setTrouble(went)
  }
  const tell = (next: typeof gone) => {
    setGone(next)
    setRound((before) => before + 1)
    goneLine.current?.focus()
  }
  const remove = async (state: EarlierState) => {
    const name = nameOf(state)
    try {
      tell({ message: fill(dialog.deleted, { name }), putBack: await deleteState(state.id), name })
    } catch {
      tell({ message: words.state_not_deleted, name })
    }
  }
  const undo = async () => {
    if (!gone?.putBack) return
    try {
      await gone.putBack()
      tell({ message: fill(dialog.back, { name: gone.name }), name: gone.name })
    } catch {
      tell({ ...gone, message: words.state_not_back })
    }
  }
  return (
    <>
      <p>{words.about}</p>
      {trouble && (
        <p role="alert" className="earlier__trouble" tabIndex={-1} ref={line}>
          {words[trouble]}
        </p>
      )}
      <p role="status" className="games-dialog__said" tabIndex={-1} ref={goneLine}>
        {gone?.message}
      </p>
      {gone?.putBack && (
        <Button kind="second" size="small" onClick={() => void undo()}>
          {dialog.undo}
        </Button>
      )}
      {states === 'failed' && <p role="alert">{words.not_loaded}</p>}
      {states !== null && states !== 'failed' && states.length === 0 && <p>{words.none}</p>}
      {states !== null && states !== 'failed' && states.length > 0 && (
        <ul className="earlier">
          {states.map((state) => (
            <li key={state.id} className="earlier__state">
              {state.isDamaged ? <Damaged state={state} /> : <State state={state} onChoose={() => void choose(state)} />}
              <Button
                kind="quiet"
                size="small"
                aria-label={fill(dialog.delete_of, { name: nameOf(state) })}
                onClick={() => void remove(state)}
              >
                {dialog.delete}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <DeleteGames onChange={() => setRound((before) => before + 1)} />
    </>
  )
}

/** The description of a state: its game and its time. */
function useNames() {
  const words = gamesDialogWords.use()
  const kept = creatorKeptWords.use()
  const { language } = useLanguage()
  const nameOf = (state: EarlierState) => {
    const game = state.isDamaged ? kept.damaged : gameOf(state, kept)
    return `${game}, ${formatMoment(state.atMs, language)}`
  }
  return { words, nameOf }
}

function State({ state, onChoose }: { state: EarlierState; onChoose: () => void }) {
  const words = creatorKeptWords.use()
  const { language } = useLanguage()
  const name = gameOf(state, words)
  const time = formatMoment(state.atMs, language)
  return (
    <>
      <p className="earlier__words">
        <b>{name}</b>
        <span>
          <time dateTime={new Date(state.atMs).toISOString()}>{time}</time>
        </span>
        <span className="muted">
          {state.blocks === 1 ? words.one_block : fill(words.some_blocks, { n: state.blocks })}
          {' · '}
          {state.sprites === 1 ? words.one_sprite : fill(words.some_sprites, { n: state.sprites })}
        </span>
      </p>
      <Button kind="second" size="small" aria-label={fill(words.bring_back_of, { name, time })} onClick={onChoose}>
        {words.bring_back}
      </Button>
    </>
  )
}

/** By its name, or by its sprites. */
function gameOf({ identity, names }: EarlierState, words: Record<keyof typeof creatorKept, string>): string {
  if (identity.name !== '') return identity.name
  return names.length > 0 ? names.join(', ') : words.no_name
}

function Damaged({ state }: { state: EarlierState }) {
  const words = creatorKeptWords.use()
  const { language } = useLanguage()
  const save = async () => saveDamaged((await textOfState(state.id).catch(() => null)) ?? '')
  return (
    <>
      <p className="earlier__words">
        <b>{words.damaged}</b>
        <span>{formatMoment(state.atMs, language)}</span>
        <span className="muted">{words.damaged_hint}</span>
      </p>
      <Button kind="second" size="small" onClick={() => void save()}>
        {words.save_damaged}
      </Button>
    </>
  )
}

/** For the same game it is a normal change; another game replaces this one, which is saved first. */
function useRestore() {
  const words = creatorKeptWords.use()
  const { language } = useLanguage()
  const creator = useCreator()
  const here = useLocalCopy()
  return async ({ id, atMs, identity }: EarlierState): Promise<'done' | 'cannot_open' | 'cannot_put_by'> => {
    const project = await openState(id).catch(() => null)
    if (!project) return 'cannot_open'
    const time = formatMoment(atMs, language)
    const sprite = project.sprites[0]?.id ?? ''
    if (identity.id === creator.latest().identity.id) {
      creator.edit(project, { message: fill(words.brought_back, { time }), sprite, block: null })
      return 'done'
    }
    if (!here || !(await here.autosave.backUp())) return 'cannot_put_by'
    const account = identity.account && { ...identity.account, hasChanges: true }
    creator.open({ project, sprite, identity: { ...identity, account } }, fill(words.opened, { time }))
    return 'done'
  }
}
