import { useEffect, useRef, useState } from 'react'
import { fill, type Language } from '@ankur/content'
import type { creatorKept } from '@ankur/content/words/en/creator-kept'
import { useLanguage } from '../../platform/language.tsx'
import { Button } from '../../ui/button/button.tsx'
import { creatorKeptWords } from './creator-kept-words.ts'
import { DeleteGames } from './delete-games.tsx'
import { type EarlierState, earlierStates, textOfState } from './device-states.ts'
import { formatMoment } from './moments.ts'
import { useBringBack } from './bring-back.ts'
import { saveDamaged } from './save-damaged.ts'
import './keeping.css'

/** How the game was before: a section of the games' dialog. */
export function EarlierStates({ onClose }: { onClose: () => void }) {
  const words = creatorKeptWords.use()
  const [states, setStates] = useState<readonly EarlierState[] | 'failed' | null>(null)
  const [round, setRound] = useState(0)
  const [trouble, setTrouble] = useState<'cannot_open' | 'cannot_put_by' | null>(null)
  const line = useRef<HTMLParagraphElement>(null)
  const bringBack = useBringBack()
  useEffect(() => {
    earlierStates().then(setStates, () => setStates('failed'))
  }, [round])
  useEffect(() => {
    if (trouble) line.current?.focus()
  }, [trouble])
  const choose = async (state: EarlierState) => {
    setTrouble(null)
    const went = await bringBack(state)
    if (went === 'done') onClose()
    else setTrouble(went)
  }
  return (
    <>
      <p>{words.about}</p>
      {trouble && (
        <p role="alert" className="earlier__trouble" tabIndex={-1} ref={line}>
          {words[trouble]}
        </p>
      )}
      {states === 'failed' && <p role="alert">{words.not_loaded}</p>}
      {states !== null && states !== 'failed' && states.length === 0 && <p>{words.none}</p>}
      {states !== null && states !== 'failed' && states.length > 0 && (
        <ul className="earlier">
          {states.map((state) => (
            <li key={state.id} className="earlier__state">
              {state.isDamaged ? <Damaged state={state} /> : <State state={state} onChoose={() => void choose(state)} />}
            </li>
          ))}
        </ul>
      )}
      <DeleteGames onChange={() => setRound((before) => before + 1)} />
    </>
  )
}

function State({ state, onChoose }: { state: EarlierState; onChoose: () => void }) {
  const words = creatorKeptWords.use()
  const { language } = useLanguage()
  const name = nameOf(state, words, language)
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

/** By its name, or by who is in it. */
function nameOf({ keptAs, names }: EarlierState, words: Record<keyof typeof creatorKept, string>, language: Language): string {
  if (keptAs.name !== '') return keptAs.name
  const list = new Intl.ListFormat(`${language}-IN`, { style: 'narrow', type: 'unit' })
  return names.length > 0 ? list.format(names) : words.no_name
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
