import { LinkButton } from '../../../../ui/button/button.tsx'
import { messagesOf } from '../../../../platform/messages.ts'
import type { ListedProject } from '@ankur/blocks/project-contract'
import { draftKey } from '../../../../platform/storage/game-stores.ts'
import { loadStored, parseJson, saveStored } from '../../../../platform/storage/storage.ts'
import { parseGameIdentity } from '../../../game-identity.ts'
import { MyGames } from './my-games.tsx'

const accountGamesWords = messagesOf('creator/account-games', 'accountGames')

/** With its messages. */
export async function loadGamesCard() {
  await accountGamesWords.load()
  return GamesCard
}

function GamesCard() {
  const words = accountGamesWords.use()
  return (
    <section aria-label={words.mine_title}>
      <p className="muted">{words.mine_lead}</p>
      <MyGames around={{ changed: (id, now) => now && renameInDraft(id, now) }} />
      <p>
        <LinkButton kind="second" size="small" href="/create">
          {words.new_game}
        </LinkButton>
      </p>
    </section>
  )
}

/** The game is open in this phone's editor: a new name given elsewhere on it is not a change by another device. */
function renameInDraft(id: string, { name, version }: ListedProject): void {
  const draft = parseJson(loadStored(draftKey))
  if (typeof draft !== 'object' || draft === null || !('keptAs' in draft)) return
  const identity = parseGameIdentity(draft.keptAs)
  const { account } = identity
  if (account?.id !== id || account.version !== version - 1) return
  saveStored(draftKey, JSON.stringify({ ...draft, keptAs: { ...identity, name, account: { ...account, version } } }))
}
