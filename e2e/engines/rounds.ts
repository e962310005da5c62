/** Opens and plays the first level of a calm game, with the input method that a test passes in. */
import { startNextBoard, isBoardFull, move, nextStep, pieceName, placeName, sayValue, type Round } from '@ankur/games'
import { chooseAndAsk } from '@ankur/content/words/en/games/choose-and-ask'
import { gamePage } from '@ankur/content/words/en/games/game-page'
import { games } from '@ankur/content/words/en/games/games'
import { sameDifferent } from '@ankur/content/words/en/games/same-different'
import { takeTurns } from '@ankur/content/words/en/games/take-turns'
import { whatComesNext } from '@ankur/content/words/en/games/what-comes-next'
import { expectVisible } from './journey.ts'
import { button, group, heading, type Tab, type Target } from './tab.ts'

export const words = { ...games, ...sameDifferent, ...chooseAndAsk, ...whatComesNext, ...takeTurns, ...gamePage }
/** `settings`: the stored settings of the adults' page. */
export async function openFirstLevel(tab: Tab, game: string, settings: object = {}): Promise<void> {
  await tab.open('/healthz')
  const stored = JSON.stringify({ settings, games: { [game]: { level: 1, seed: 1 } } })
  await tab.run((progress) => localStorage.setItem('ankur-progress', progress), stored)
  await tab.open(`/games/${game.replaceAll('_', '-')}`)
}

/** Moves one piece to its place; `turn` counts from 0. */
type Put = (piece: Target, place: Target, turn: number) => Promise<void>

/** Without `put` both the piece and the place are pressed. */
export async function playToItsEnd(tab: Tab, start: Round, put: Put = pressBoth(tab)): Promise<void> {
  let round = start
  let turn = 0
  for (let step = nextStep(round); step !== null; step = nextStep(round)) {
    const place = sayValue(placeName(round, step.place), words).replace(/[.?"]/g, '.')
    const piece = button(sayValue(pieceName(round, step.piece), words), group(words.tray))
    await put(piece, button(new RegExp(`^${place},`), group(words.board)), turn++)
    round = move(round, step.piece, step.place).round
    if (!isBoardFull(round) || startNextBoard(round).kind !== 'went_on') continue
    await tab.press(button(words.next_board))
    round = startNextBoard(round).round
  }
  await expectVisible(tab, heading(/^You /))
}

function pressBoth(tab: Tab): Put {
  return async (piece, place) => {
    await tab.press(piece)
    await tab.press(place)
  }
}
