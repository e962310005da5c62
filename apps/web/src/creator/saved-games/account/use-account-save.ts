import { fill } from '@ankur/content'
import { possibleDrawings } from '@ankur/blocks/picture/drawing-files'
import { useAuth } from '../../../accounts/index.ts'
import { loadFiles, hasLocalFiles } from '../../files/stored-files.ts'
import { type OpenGame, useCreator } from '../../use-creator.ts'
import { messagesOf } from '../../../platform/messages.ts'
import { openGames } from '../games-dialog-state.ts'
import { saveGame, type SaveResult } from './save-game.ts'
import { useNameOf } from '../game-names.ts'

const accountGamesWords = messagesOf('creator/account-games', 'accountGames')

/** One after the other, so that each has the version created by the previous one. */
let last: Promise<unknown> = Promise.resolve()

export interface AccountSave {
  /** `asks`: the family is asked first, because its own pictures and sounds would not be uploaded. */
  readonly kind: SaveResult['kind'] | 'asks'
  /** The message to show. */
  readonly message: string
}

type How = 'asked' | 'agreed' | 'by itself'

/** Saves the open game to the account of the signed-in user. Changes made meanwhile are sent with the next save. */
export function useAccountSave(): (how: How) => Promise<AccountSave> {
  const creator = useCreator()
  const words = accountGamesWords.use()
  const { user } = useAuth()
  const nameOf = useNameOf()

  const kept = (sent: OpenGame, name: string, saved: Extract<SaveResult, { kind: 'saved' }>, withoutFiles: boolean) => {
    const now = creator.latest()
    // Another game was opened meanwhile: this one is saved on the device, and the account has the same version.
    if (now.identity.id !== sent.identity.id) return
    const { id, version } = saved.listed
    const hasChanges = saved.lacks || now.project !== sent.project || now.identity.name !== sent.identity.name
    const account = { userId: user?.id ?? '', id, version, hasChanges, withoutFiles }
    creator.changeIdentity({ name: now.identity.name || name, account })
  }
  const tell = (saved: SaveResult, how: How): string => {
    const message = saved.kind === 'too_large' ? fill(words.too_large, { n: saved.kilobytes }) : wordOf(saved)
    // Success is not announced, and lost connections are retried automatically.
    if (how !== 'by itself' || (saved.kind !== 'saved' && saved.kind !== 'no_network')) {
      creator.say(message, saved.kind === 'signed_out' ? 'account' : undefined)
    }
    return message
  }
  const wordOf = (saved: Exclude<SaveResult, { kind: 'too_large' }>) =>
    saved.kind === 'conflict' ? words.changed_elsewhere : words[saved.kind]

  const save = async (how: How): Promise<AccountSave> => {
    const game = creator.latest()
    const name = nameOf(game)
    const mine = game.identity.account?.userId === user?.id ? game.identity : { ...game.identity, account: null }
    const withoutFiles = how === 'agreed' || mine.account?.withoutFiles === true
    await loadFiles(possibleDrawings(game.project)).catch(() => {})
    if (!withoutFiles && hasLocalFiles(game.project)) {
      if (how === 'asked') openGames('games')
      return { kind: 'asks', message: '' }
    }
    if (!mine.account) creator.changeIdentity({ isSent: true })
    const saved = await saveGame({ project: game.project, name, identity: mine })
    if (saved.kind === 'saved') kept(game, name, saved, withoutFiles)
    if (saved.kind === 'gone') creator.changeIdentity({ account: null })
    if (saved.kind === 'conflict' && how !== 'by itself') openGames({ current: saved.current })
    return { kind: saved.kind, message: tell(saved, how) }
  }
  return (how) => {
    const saving = last.then(() => save(how))
    last = saving
    return saving
  }
}
