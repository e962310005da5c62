import { useEffect, useState } from 'react'
import { fill } from '@ankur/content'
import type { PlayLink as Link } from '@ankur/blocks/project-contract'
import { playLinkDays } from '@ankur/blocks/project-name'
import { formatDay } from '../../../platform/dates.ts'
import { useLanguage } from '../../../platform/language.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { loadGame, switchLinkOff, switchLinkOn, listProblemOf } from './account-calls.ts'
import { messagesOf } from '../../../platform/messages.ts'

const accountGamesWords = messagesOf('creator/account-games', 'accountGames')

interface Props {
  id: string
  /** When the link expires, null without a link; requested if unknown. */
  until?: string | null | undefined
  onChange?: (until: string | null) => void
}

/** The share link of a game: what others will see is stated before it is created. */
export function PlayLink({ id, until, onChange }: Props) {
  const words = accountGamesWords.use()
  const { language } = useLanguage()
  const [link, setLink] = useState<Link | null>(null)
  const [ends, setEnds] = useState(until ?? null)
  const [busy, setBusy] = useState<'on' | 'off' | null>(null)
  const [message, setMessage] = useState('')
  const date = ends === null ? '' : formatDay(ends, language)

  useEffect(() => {
    if (until === undefined)
      loadGame(id).then(
        ({ sharedUntil }) => setEnds(sharedUntil),
        () => {
          // Creating it still works, and reports it when it does not.
        },
      )
  }, [id, until])
  const turn = async (to: 'on' | 'off') => {
    setBusy(to)
    try {
      const made = to === 'on' ? await switchLinkOn(id) : await switchLinkOff(id).then(() => null)
      setLink(made)
      setEnds(made?.sharedUntil ?? null)
      onChange?.(made?.sharedUntil ?? null)
      setMessage(made ? fill(words.link_until, { date: formatDay(made.sharedUntil, language) }) : words.link_is_off)
    } catch (failure) {
      setMessage(words[listProblemOf(failure)])
    }
    setBusy(null)
  }
  const days = { n: playLinkDays }
  return (
    <div className="play-link">
      <p>{words.link_lead}</p>
      <ul>
        <li>{words.link_state}</li>
        <li>{words.link_files}</li>
        <li>{words.link_name}</li>
        <li>{fill(words.link_days, days)}</li>
      </ul>
      <p role="status" className="games-dialog__said">
        {message || (ends !== null && fill(words.link_until, { date }))}
      </p>
      {link && <Address url={link.url} />}
      <div className="games-dialog__row">
        <Button kind="second" busy={busy === 'on'} onClick={() => void turn('on')}>
          {link ? fill(words.link_again, days) : ends === null ? words.link_on : fill(words.link_show, days)}
        </Button>
        {ends !== null && (
          <Button kind="second" busy={busy === 'off'} onClick={() => void turn('off')}>
            {words.link_off}
          </Button>
        )}
      </div>
    </div>
  )
}

function Address({ url }: { url: string }) {
  const words = accountGamesWords.use()
  const [message, setMessage] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      setMessage(words.link_copied)
    } catch {
      setMessage(words.link_not_copied)
    }
  }
  /** Closing the phone's own share sheet is not a failure; if the sheet fails, the address can be copied. */
  const send = () =>
    navigator.share({ url }).catch((failure: unknown) => {
      if (!(failure instanceof DOMException && failure.name === 'AbortError')) void copy()
    })
  return (
    <>
      <Field label={words.link_address} value={url} readOnly onFocus={(event) => event.target.select()} />
      <div className="games-dialog__row">
        {typeof navigator.share === 'function' && (
          <Button kind="second" icon="forward" onClick={() => void send()}>
            {words.link_send}
          </Button>
        )}
        <Button kind="second" icon="page" onClick={() => void copy()}>
          {words.link_copy}
        </Button>
      </div>
      <p role="status">{message}</p>
    </>
  )
}
