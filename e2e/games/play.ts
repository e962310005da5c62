/**
 * Plays the calm games as a child does, by keyboard or touch, with the round dealt from the same seed as on the page.
 */
import {
  dealLetterSorting,
  dealMemory,
  dealNumberSorting,
  dealNumberStacking,
  startNextBoard,
  helpTurn,
  isBoardFull,
  hasEnded,
  type Level,
  levels,
  move,
  nextStep,
  pieceName,
  placeName,
  type Round,
  sayValue,
} from '@ankur/games'
import { dealChooseAndAsk } from '@ankur/games/choose-and-ask/deal'
import { dealSameDifferent } from '@ankur/games/same-different/deal'
import { dealTakeTurns } from '@ankur/games/take-turns/deal'
import { dealWhatComesNext } from '@ankur/games/what-comes-next/deal'
import type { Language } from '@ankur/content'
import { gamePage as pageInEnglish } from '@ankur/content/words/en/games/game-page'
import { games as inEnglish } from '@ankur/content/words/en/games/games'
import { chooseAndAsk as askInEnglish } from '@ankur/content/words/en/games/choose-and-ask'
import { sameDifferent as sameInEnglish } from '@ankur/content/words/en/games/same-different'
import { takeTurns as turnsInEnglish } from '@ankur/content/words/en/games/take-turns'
import { whatComesNext as nextInEnglish } from '@ankur/content/words/en/games/what-comes-next'
import { gamePage as pageInHindi } from '@ankur/content/words/hi/games/game-page'
import { games as inHindi } from '@ankur/content/words/hi/games/games'
import { chooseAndAsk as askInHindi } from '@ankur/content/words/hi/games/choose-and-ask'
import { sameDifferent as sameInHindi } from '@ankur/content/words/hi/games/same-different'
import { takeTurns as turnsInHindi } from '@ankur/content/words/hi/games/take-turns'
import { whatComesNext as nextInHindi } from '@ankur/content/words/hi/games/what-comes-next'
import { gamePage as pageInPunjabi } from '@ankur/content/words/pa/games/game-page'
import { games as inPunjabi } from '@ankur/content/words/pa/games/games'
import { chooseAndAsk as askInPunjabi } from '@ankur/content/words/pa/games/choose-and-ask'
import { sameDifferent as sameInPunjabi } from '@ankur/content/words/pa/games/same-different'
import { takeTurns as turnsInPunjabi } from '@ankur/content/words/pa/games/take-turns'
import { whatComesNext as nextInPunjabi } from '@ankur/content/words/pa/games/what-comes-next'
import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures.ts'

/**
 * One step: a piece and its place, after the last of a board also the button for the next one; or the button of a
 * turn.
 */
export type Choice =
  | readonly [only: Locator]
  | readonly [first: Locator, second: Locator]
  | readonly [first: Locator, second: Locator, next: Locator]

export interface PlayedRound {
  readonly level: Level
  readonly seed: number
  /** For a level that is built in two rounds. */
  readonly part?: 1 | 2
  /** The language of the page and of the letters; English by default. */
  readonly language?: Language
}

interface Playable {
  readonly path: string
  /** The steps that complete the round, in an order that the rules allow. */
  readonly choices: (page: Page, played: PlayedRound) => readonly Choice[]
}

const words = {
  en: { ...inEnglish, ...sameInEnglish, ...askInEnglish, ...nextInEnglish, ...turnsInEnglish, ...pageInEnglish },
  hi: { ...inHindi, ...sameInHindi, ...askInHindi, ...nextInHindi, ...turnsInHindi, ...pageInHindi },
  pa: { ...inPunjabi, ...sameInPunjabi, ...askInPunjabi, ...nextInPunjabi, ...turnsInPunjabi, ...pageInPunjabi },
} as const

function optionsOf({ language = 'en' }: PlayedRound) {
  return { numerals: 'latin', letters: language } as const
}

export const playables = {
  number_stacking: {
    path: '/games/number-stacking',
    choices: (page, played) => {
      const { level, seed, part = 1, language } = played
      return steps(page, dealNumberStacking(level, { ...optionsOf(played), part }, seed), language)
    },
  },
  number_sorting: {
    path: '/games/number-sorting',
    choices: (page, played) => steps(page, dealNumberSorting(played.level, optionsOf(played), played.seed), played.language),
  },
  letter_sorting: {
    path: '/games/letter-sorting',
    choices: (page, played) => steps(page, dealLetterSorting(played.level, optionsOf(played), played.seed), played.language),
  },
  memory: {
    path: '/games/memory',
    choices: (page, played) => {
      const { cards } = dealMemory(played.level, optionsOf(played), played.seed)
      const board = page.getByRole('group', { name: words[played.language ?? 'en'].board })
      const card = (index: number) => board.getByRole('button').nth(index)
      const firsts = cards.filter(({ pair, id }) => cards.find((each) => each.pair === pair)?.id === id)
      return firsts.map(({ pair, id }) => [
        card(cards.findIndex((each) => each.id === id)),
        card(cards.findIndex((each) => each.pair === pair && each.id !== id)),
      ])
    },
  },
  what_comes_next: {
    path: '/games/what-comes-next',
    choices: (page, { level, seed, language }) => steps(page, dealWhatComesNext(level, {}, seed), language),
  },
  choose_and_ask: {
    path: '/games/choose-and-ask',
    choices: (page, { level, seed, language }) => steps(page, dealChooseAndAsk(level, seed), language),
  },
  same_different: {
    path: '/games/same-different',
    choices: (page, { level, seed, language }) => steps(page, dealSameDifferent(level, seed), language),
  },
  take_turns: {
    path: '/games/take-turns',
    choices: turnsOf,
  },
} satisfies Record<string, Playable>

/** Each piece and its place, one after the other. */
function steps(page: Page, start: Round, language: Language = 'en'): Choice[] {
  const spoken = words[language]
  const choices: Choice[] = []
  let round = start
  for (let step = nextStep(round); step !== null; step = nextStep(round)) {
    const piece = sayValue(pieceName(round, step.piece), spoken)
    const place = sayValue(placeName(round, step.place), spoken).replace(/[.?"]/g, '.')
    round = move(round, step.piece, step.place).round
    const [first, second] = [
      page.getByRole('group', { name: spoken.tray }).getByRole('button', { name: piece, exact: true }).first(),
      page.getByRole('group', { name: spoken.board }).getByRole('button', { name: new RegExp(`^${place},`) }),
    ] as const
    if (isBoardFull(round) && startNextBoard(round).kind === 'went_on') {
      choices.push([first, second, page.getByRole('button', { name: spoken.next_board, exact: true })])
      round = startNextBoard(round).round
    } else choices.push([first, second])
  }
  return choices
}

/** One press per turn, until the round is over. */
function turnsOf(page: Page, { level, seed, language = 'en' }: PlayedRound): Choice[] {
  const spoken = words[language]
  const choices: Choice[] = []
  let round = dealTakeTurns(level, seed)
  while (!hasEnded(round)) {
    const { now } = round.turns
    choices.push([
      page
        .getByRole('region', { name: spoken[`half_${now}`] })
        .getByRole('button')
        .first(),
    ])
    // The first press of the help button only shows the next move.
    round = helpTurn(helpTurn(round).round).round
  }
  return choices
}

/** Every level, with both rounds of the one that has two. */
const allRounds = levels.flatMap((level): readonly PlayedRound[] =>
  level === 5
    ? [
        { level, seed: level, part: 1 as const },
        { level, seed: level, part: 2 as const },
      ]
    : [{ level, seed: level }],
)

export function roundsOf(game: PlayedGame): readonly PlayedRound[] {
  return allRounds.filter(({ part }) => part !== 2 || game === 'number_stacking')
}

export type PlayedGame = keyof typeof playables

/** Opens the round of this level and seed, as if it were stored. */
export async function openRound(page: Page, game: PlayedGame, played: PlayedRound): Promise<void> {
  if (!page.url().startsWith('http')) await page.goto('/healthz')
  const { language = 'en', ...round } = played
  await page.evaluate(
    ([kept, spoken]) => {
      localStorage.setItem('ankur-progress', kept)
      localStorage.setItem('ankur-language', spoken)
    },
    [JSON.stringify({ games: { [game]: round } }), language] as const,
  )
  await page.goto(playables[game].path)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.locator('.game__stage')).toHaveAttribute('data-level', String(played.level))
}

/** Moves the focus to a button with arrow keys, as long as they bring it nearer. */
export async function focusByArrows(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < 40; step++) {
    const way = await target.evaluate((wanted) => {
      const here = document.activeElement
      if (here === wanted) return 'there'
      if (!here?.closest('.game__stage') || here.tagName === 'H2') return 'Tab'
      const [from, to] = [here.getBoundingClientRect(), wanted.getBoundingClientRect()]
      const across = to.left + to.width / 2 - from.left - from.width / 2
      const down = to.top + to.height / 2 - from.top - from.height / 2
      if (Math.abs(down) > 2 && Math.abs(down) >= Math.abs(across) / 2) return down > 0 ? 'ArrowDown' : 'ArrowUp'
      return across > 0 ? 'ArrowRight' : 'ArrowLeft'
    })
    if (way === 'there') return
    await page.keyboard.press(way)
  }
  throw new Error(`arrow keys do not lead to ${target}`)
}
