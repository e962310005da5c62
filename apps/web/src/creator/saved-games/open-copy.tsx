import { useEffect, useRef } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { parseProjectContent } from '@ankur/blocks/project-file'
import { isObject } from '../draft.ts'
import { newGameIdentity } from '../game-identity.ts'
import { useGame } from '../use-creator.ts'
import { messagesOf } from '../../platform/messages.ts'
import { takeCopy } from './pending-copy.ts'
import { useOpenAnother } from './use-open-another.ts'

const gamesDialogWords = messagesOf('creator/saved-games', 'gamesDialog')

/** Opens the copy of a shared game, `/create?copy=open`: the family's open game is saved first. Renders nothing. */
export function OpenCopy() {
  const words = gamesDialogWords.use()
  const { say } = useGame()
  const openAnother = useOpenAnother()
  const latest = useRef({ say, openAnother, words })
  useEffect(() => {
    latest.current = { say, openAnother, words }
  })
  useEffect(() => {
    const stored = takeCopy()
    navigate('/create', { replace: true })
    if (!isObject(stored)) return
    const parsed = parseProjectContent(stored.data)
    if (!parsed.ok) return
    const name = typeof stored.name === 'string' ? stored.name : ''
    const { openAnother: open, words: message, say: tell } = latest.current
    void open({ project: parsed.project, sprite: '', identity: newGameIdentity(name) }, message.copy_opened).then((isOpen) => {
      if (!isOpen) tell(message.no_room)
    })
  }, [])
  return null
}
