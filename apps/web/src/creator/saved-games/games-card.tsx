import { LinkButton } from '../../ui/button/button.tsx'
import { accountGamesWords } from './account-games-words.ts'
import { renameInDraft } from './rename-in-draft.ts'
import { MyGames } from './my-games.tsx'

/** With its words. */
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
