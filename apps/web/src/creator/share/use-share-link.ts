import { useEffect, useRef, useState } from 'react'
import { fill } from '@ankur/content'
import type { PlayLink } from '@ankur/blocks/project-contract'
import { useAuth } from '../../accounts/index.ts'
import { loadGame, switchLinkOff, switchLinkOn, saveProblemOf } from '../saved-games/account/account-calls.ts'
import { messagesOf } from '../../platform/messages.ts'
import { useAccountSave } from '../saved-games/account/use-account-save.ts'
import { useCreator } from '../use-creator.ts'
import { gamePicture } from './game-picture.ts'

const accountGamesWords = messagesOf('creator/account-games', 'accountGames')
const shareWords = messagesOf('creator/share', 'creatorShare')

export interface ShareLink {
  readonly link: PlayLink | null
  /** When the current link expires. */
  readonly until: string | null
  readonly isBusy: boolean
  readonly message: string
  readonly send: () => Promise<void>
  readonly copy: () => Promise<void>
  readonly switchOff: () => Promise<void>
}

/** The link is created by the first press that needs it: the game is uploaded as it is now, and the link opens that. */
export function useShareLink(name: string): ShareLink {
  const words = shareWords.use()
  const account = accountGamesWords.use()
  const { user } = useAuth()
  const { latest, project, identity } = useCreator()
  const save = useAccountSave()
  const [link, setLink] = useState<PlayLink | null>(null)
  const [until, setUntil] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [message, setMessage] = useState('')
  const picture = useRef<Promise<File | null>>(null)
  const known = identity.account?.userId === user?.id ? identity.account?.id : undefined
  useEffect(() => {
    if (known === undefined) return
    // Creating a link still works without this, and reports it when it does not.
    loadGame(known).then(
      ({ sharedUntil }) => setUntil(sharedUntil),
      () => {},
    )
  }, [known])
  useEffect(() => {
    // Prepared before the press: a phone's own share sheet opens only directly after one.
    picture.current = gamePicture(project).catch(() => null)
  }, [project])

  const make = async (): Promise<PlayLink | null> => {
    if (link) return link
    setBusy(true)
    setMessage(words.making)
    try {
      const saved = await save('agreed')
      const { account: now } = latest().identity
      if (saved.kind !== 'saved' || !now) {
        setMessage(saved.message)
        return null
      }
      const made = await switchLinkOn(now.id)
      setLink(made)
      setUntil(made.sharedUntil)
      setMessage(words.sent)
      return made
    } catch (failure) {
      setMessage(account[saveProblemOf(failure)])
      return null
    } finally {
      setBusy(false)
    }
  }
  const copy = async () => {
    const made = await make()
    if (!made) return
    await navigator.clipboard.writeText(made.url).then(
      () => setMessage(words.copied),
      () => setMessage(words.not_copied),
    )
  }
  return {
    link,
    until,
    isBusy,
    message,
    copy,
    async send() {
      const made = await make()
      if (!made) return
      const message = { title: name, text: fill(words.message, { name }), url: made.url }
      const drawn = await picture.current
      const files = drawn ? [drawn] : []
      const whole = files.length > 0 && navigator.canShare?.({ ...message, files }) ? { ...message, files } : message
      try {
        await navigator.share(whole)
      } catch (failure) {
        // Closing the phone's own share sheet is not a failure; if it does not open, the link can be copied.
        if (!(failure instanceof DOMException && failure.name === 'AbortError')) await copy()
      }
    },
    async switchOff() {
      if (known === undefined) return
      setBusy(true)
      try {
        await switchLinkOff(known)
        setLink(null)
        setUntil(null)
        setMessage(words.is_off)
      } catch (failure) {
        setMessage(account[saveProblemOf(failure)])
      }
      setBusy(false)
    },
  }
}
