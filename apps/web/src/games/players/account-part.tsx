import { useEffect, useState } from 'react'
import { fill } from '@ankur/content'
import { noticeVersion } from '@ankur/accounts/notice-versions'
import { useChildNames, useChildren } from '../../children/index.ts'
import { useLanguage } from '../../platform/language.tsx'
import { storedPerson } from '../../platform/session/session.ts'
import { Button } from '../../ui/button/button.tsx'
import { startStoringPlay, storePlayNow, stopStoringPlay } from './store-play.ts'
import type { Player } from '../../players/index.ts'
import { messagesOf } from '../../platform/messages.ts'

const playersWords = messagesOf('games/players', 'gamePlayers')

interface Props {
  player: Player
  name: string
}

/** Each child has its own checkbox; without it no play data leaves the device. */
export function AccountPart({ player, name }: Props) {
  const words = playersWords.use()
  if (!storedPerson())
    return (
      <p>
        <a href="/sign-in">{words.sign_in}</a>
      </p>
    )
  return (
    <section className="players__account" aria-label={words.account}>
      <h3 className="adults__part">{words.account}</h3>
      <InAccount player={player} name={name} />
    </section>
  )
}

function InAccount({ player, name }: Props) {
  const words = playersWords.use()
  const { language } = useLanguage()
  const family = useChildren()
  const { nameOf } = useChildNames(family.items)
  const [chosen, setChosen] = useState('')
  const [agreed, setAgreed] = useState(false)
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState('')
  useEffect(() => void storePlayNow(), [])
  const during = async (work: Promise<void>, done: string) => {
    setBusy(true)
    setMessage(
      await work.then(
        () => done,
        () => words.failed,
      ),
    )
    setBusy(false)
    setAgreed(false)
  }
  if (family.hasFailed) return <p role="status">{words.failed}</p>
  if (!family.items) return <p role="status">{words.loading}</p>
  const { childId } = player
  const stored = family.items.find(({ id }) => id === childId)
  if (stored && childId !== null) {
    return (
      <>
        <p role="status">{message || fill(words.kept, { child: nameOf(stored) })}</p>
        <Button
          kind="second"
          size="small"
          busy={busy}
          busyLabel={words.loading}
          onClick={() => void during(stopStoringPlay(player.id, childId), words.stopped)}
        >
          {words.stop}
        </Button>
      </>
    )
  }
  const child = family.items.find(({ id }) => id === chosen) ?? family.items[0]
  if (!child) return <p>{words.no_children}</p>
  return (
    <>
      <p role="status">{message}</p>
      <label>
        {words.child}
        <select className="field__box" value={child.id} onChange={(event) => setChosen(event.target.value)}>
          {family.items.map((each) => (
            <option key={each.id} value={each.id}>
              {nameOf(each)}
            </option>
          ))}
        </select>
      </label>
      <p className="muted">{words.what}</p>
      <label className="players__tick">
        <input type="checkbox" checked={agreed} onChange={(event) => setAgreed(event.target.checked)} />
        {fill(words.box, { name })}
      </label>
      <Button
        kind="second"
        busy={busy}
        busyLabel={words.loading}
        disabledReason={agreed ? undefined : words.tick_first}
        onClick={() => void during(startStoringPlay(player.id, { childId: child.id, consent: { noticeVersion, language } }), '')}
      >
        {words.start}
      </Button>
    </>
  )
}
