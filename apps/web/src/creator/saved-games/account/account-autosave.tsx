import { useEffect, useRef } from 'react'
import { parseProjectContent } from '@ankur/blocks/project-file'
import { useCreator } from '../../use-creator.ts'
import { loadGame, saveProblemOf } from './account-calls.ts'
import { useDrawingsOfAccount } from './account-drawings.ts'
import { messagesOf } from '../../../platform/messages.ts'
import { answerSaves } from '../games-dialog-state.ts'
import { useAccountSave } from './use-account-save.ts'

const accountGamesWords = messagesOf('creator/account-games', 'accountGames')

/** After this long without a change, the game is uploaded to the account. */
const pauseMs = 20_000

/** Keeps a game that the family saved to its account up to date there. Renders nothing. */
export function AccountAutosave() {
  const { project, identity } = useCreator()
  const save = useAccountSave()
  const latestSave = useRef(save)
  /** A conflict, or the game is too large: retrying changes nothing until somebody presses Save. */
  const waits = useRef(false)
  useEffect(() => {
    latestSave.current = save
  })
  useEffect(
    () =>
      answerSaves(() => {
        waits.current = false
        void latestSave.current('asked')
      }),
    [],
  )

  const hasChanges = identity.account?.hasChanges === true
  useEffect(() => {
    if (!hasChanges || waits.current) return
    const saveNow = async () => {
      const { kind } = await latestSave.current('by itself')
      waits.current = ['conflict', 'too_large', 'full', 'asks'].includes(kind)
    }
    const later = setTimeout(() => void saveNow(), pauseMs)
    const back = () => void saveNow()
    addEventListener('online', back)
    return () => {
      clearTimeout(later)
      removeEventListener('online', back)
    }
  }, [hasChanges, project, identity.name])
  useNewestState()
  useDrawingsOfAccount(identity.account?.id, project)
  return null
}

/** Another device may have changed the game since this one saved it. */
function useNewestState(): void {
  const creator = useCreator()
  const words = accountGamesWords.use()
  const latest = useRef({ creator, words })
  useEffect(() => {
    latest.current = { creator, words }
  })
  const id = creator.identity.account?.id
  useEffect(() => {
    if (id === undefined) return
    const look = async () => {
      const found = await loadGame(id)
      const { creator: now, words: message } = latest.current
      const game = now.latest()
      const { account } = game.identity
      if (!account || account.id !== id || found.version <= account.version) return
      if (account.hasChanges) return now.say(message.changed_elsewhere)
      const parsed = parseProjectContent(found.data)
      if (!parsed.ok) return now.say(parsed.problem === 'newer_version' ? message.newer_page : message.unreadable)
      const identity = { ...game.identity, name: found.name, account: { ...account, version: found.version } }
      now.open({ project: parsed.project, sprite: game.sprite, identity }, message.newer_opened)
    }
    look().catch((failure: unknown) => {
      const { creator: now, words: message } = latest.current
      if (saveProblemOf(failure) !== 'gone' || now.latest().identity.account?.id !== id) return
      now.changeIdentity({ account: null })
      now.say(message.gone)
    })
  }, [id])
}
