import { accountGamesWords } from './account-games-words.ts'
import { GamesCard } from './games-card.tsx'

/** The games of the account, as the dashboard shows them, with their words. */
export async function loadGamesCard() {
  await accountGamesWords.load()
  return GamesCard
}
