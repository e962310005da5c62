/** The first level of each calm game, piece by piece, by pointer. */
import {
  dealChooseAndAsk,
  dealLetterSorting,
  dealNumberSorting,
  dealSameDifferent,
  dealWhatComesNext,
  goOn,
  isBoardFull,
  move,
  nextStep,
  pieceName,
  placeName,
  sayValue,
  type Round,
} from '@ankur/games'
import { chooseAndAsk } from '@ankur/content/words/en/choose-and-ask'
import { gamePage } from '@ankur/content/words/en/game-page'
import { games } from '@ankur/content/words/en/games'
import { sameDifferent } from '@ankur/content/words/en/same-different'
import { whatComesNext } from '@ankur/content/words/en/what-comes-next'
import { journey, sees } from './journey.ts'
import { button, group, heading, type Tab } from './tab.ts'

const words = { ...games, ...sameDifferent, ...chooseAndAsk, ...whatComesNext, ...gamePage }
const options = { numerals: 'latin', letters: 'en' } as const

async function playToItsEnd(tab: Tab, start: Round): Promise<void> {
  let round = start
  for (let step = nextStep(round); step !== null; step = nextStep(round)) {
    const place = sayValue(placeName(round, step.place), words).replace(/[.?"]/g, '.')
    await tab.press(button(sayValue(pieceName(round, step.piece), words), group(words.tray)))
    await tab.press(button(new RegExp(`^${place},`), group(words.board)))
    round = move(round, step.piece, step.place).round
    if (!isBoardFull(round) || goOn(round).kind !== 'went_on') continue
    await tab.press(button(words.next_board))
    round = goOn(round).round
  }
  await sees(tab, heading(/^You /))
}

const rounds = {
  number_sorting: () => dealNumberSorting(1, options, 1),
  letter_sorting: () => dealLetterSorting(1, options, 1),
  what_comes_next: () => dealWhatComesNext(1, {}, 1),
  choose_and_ask: () => dealChooseAndAsk(1, 1),
  same_different: () => dealSameDifferent(1, 1),
}

journey('the first level of five games is played to its end', async ({ tab }) => {
  for (const [game, deal] of Object.entries(rounds)) {
    await tab.open('/healthz')
    const kept = JSON.stringify({ games: { [game]: { level: 1, seed: 1 } } })
    await tab.run((progress) => localStorage.setItem('ankur-progress', progress), kept)
    await tab.open(`/games/${game.replaceAll('_', '-')}`)
    await playToItsEnd(tab, deal())
  }
})
