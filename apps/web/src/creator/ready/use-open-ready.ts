import { fill } from '@ankur/content'
import type { ReadyGameId } from '@ankur/blocks/ready-games/ready-game'
import { isWorthSaving, untouched, useOpenAnother } from '../saved-games/use-open-another.ts'
import { deleteSavedGame } from '../saved-games/saved-games-store.ts'
import { newGameIdentity } from '../game-identity.ts'
import { useCreator } from '../use-creator.ts'
import { makeReadyGame, highlight, whenDrawn } from './ready-game.ts'
import { messagesOf } from '../../platform/messages.ts'

const readyWords = messagesOf('creator/ready-games', 'creatorReady')

/** Opens a ready game as a new game and does not start it. The previous one is saved, and one press reopens it. */
export function useOpenReady(): (id: ReadyGameId) => Promise<void> {
  const words = readyWords.use()
  const creator = useCreator()
  const openAnother = useOpenAnother()
  return async (id) => {
    const { project, sprite } = await makeReadyGame(id, words)
    const name = words[`${id}_title`]
    const before = creator.latest()
    untouched.add(project)
    if (
      !(await openAnother({ project, sprite, identity: { ...newGameIdentity(name), ready: id } }, fill(words.opened, { name })))
    )
      return creator.say(words.no_room)
    const goBack = async () => {
      if (await openAnother(before, words.is_back)) await deleteSavedGame(before.identity.id).catch(() => {})
    }
    if (isWorthSaving(before)) creator.say(words.own_kept, { text: words.back_to_it, act: () => void goBack() })
    whenDrawn(() => document.querySelector<HTMLElement>('.tool--main'), highlight)
  }
}
