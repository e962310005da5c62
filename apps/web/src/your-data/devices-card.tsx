import { useCallback, useEffect, useState } from 'react'
import { fill } from '@ankur/content'
import { formatDay } from '@ankur/screening/analysis/dates'
import { endOtherSessions } from '../accounts/index.ts'
import { deleteAt, getJson } from '../platform/api.ts'
import { useLanguage } from '../platform/language.tsx'
import { Button } from '../ui/button/button.tsx'
import { Card } from '../ui/card/card.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { messagesOf } from '../platform/messages.ts'

const devicesWords = messagesOf('accounts/your-data', 'devices')

interface Device {
  readonly id: string
  readonly isThis: boolean
  readonly lastUsed: string
  readonly browser: string | null
}

interface AccountEvent {
  readonly event: string
  readonly day: string
  readonly browser: string | null
}

/** The devices with a session, a button to end each, and recent account events. */
export function DevicesCard() {
  const words = devicesWords.use()
  const { language } = useLanguage()
  const [found, setFound] = useState<{ devices: readonly Device[]; lately: readonly AccountEvent[] } | null>(null)
  const [message, setMessage] = useState('')
  const [hasFailed, setFailed] = useState(false)
  const load = useCallback(async () => {
    const [devices, lately] = await Promise.all([
      getJson<{ items: Device[] }>('/api/account/devices'),
      getJson<{ items: AccountEvent[] }>('/api/account/activity'),
    ])
    const thisFirst = devices.items.toSorted((one, other) => Number(other.isThis) - Number(one.isThis))
    setFound({ devices: thisFirst, lately: lately.items })
  }, [])
  useEffect(() => {
    void load().catch(() => setFailed(true))
  }, [load])
  const act = async (work: () => Promise<unknown>) => {
    setMessage('')
    setFailed(false)
    try {
      await work()
      setMessage(words.done)
    } catch {
      setFailed(true)
    }
    // Also after a failure: perhaps only the answer was lost.
    await load().catch(() => {})
  }
  const end = async (id: string) => {
    await deleteAt(`/api/account/devices/${id}`)
    setFound((before) => before && { ...before, devices: before.devices.filter((each) => each.id !== id) })
  }
  const endOthers = async () => {
    await endOtherSessions()
    setFound((before) => before && { ...before, devices: before.devices.filter(({ isThis }) => isThis) })
  }
  const others = found?.devices.filter(({ isThis }) => !isThis) ?? []
  const named = found?.lately.filter(({ event }) => Object.hasOwn(words, `e_${event}`)).slice(0, 12) ?? []
  return (
    <Card title={words.title}>
      <p>{words.lead}</p>
      <p className="your-data__said" role="status">
        {message}
      </p>
      {hasFailed && <Notice kind="error">{words.failed}</Notice>}
      <ul className="your-data__kept" aria-busy={!found && !hasFailed}>
        {found?.devices.map(({ id, isThis, lastUsed, browser }) => (
          <li key={id}>
            <strong id={`device-${id}`}>{isThis ? words.this : (browser ?? words.unknown)}</strong>
            {isThis && browser !== null && <> ({browser})</>}
            <br />
            {fill(words.last, { date: formatDay(lastUsed, language) })}
            {!isThis && (
              <>
                <br />
                <Button kind="second" size="small" aria-describedby={`device-${id}`} onClick={() => void act(() => end(id))}>
                  {words.out}
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
      {found && others.length === 0 && <p className="muted">{words.none}</p>}
      {others.length > 0 && (
        <Button kind="second" onClick={() => void act(endOthers)}>
          {words.others}
        </Button>
      )}
      <h3>{words.lately}</h3>
      {found && named.length === 0 && <p className="muted">{words.nothing}</p>}
      <ul className="your-data__kept">
        {named.map(({ event, day, browser }, n) => (
          <li key={`${event}-${day}-${n}`}>
            {formatDay(day, language)}: {words[`e_${event}` as 'e_signed_in']}
            {browser !== null && <> ({browser})</>}
          </li>
        ))}
      </ul>
    </Card>
  )
}
