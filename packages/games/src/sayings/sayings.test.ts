import { type Language, languages } from '@ankur/content'
import { games as englishGames } from '@ankur/content/words/en/games/games'
import { gameLevels } from '@ankur/content/words/en/games/game-page'
import { chooseAndAsk as enChooseAndAsk } from '@ankur/content/words/en/games/choose-and-ask'
import { sameDifferent as enSameDifferent } from '@ankur/content/words/en/games/same-different'
import { takeTurns as enTakeTurns } from '@ankur/content/words/en/games/take-turns'
import { whatComesNext as enWhatComesNext } from '@ankur/content/words/en/games/what-comes-next'
import { games as hindiGames } from '@ankur/content/words/hi/games/games'
import { chooseAndAsk as hiChooseAndAsk } from '@ankur/content/words/hi/games/choose-and-ask'
import { sameDifferent as hiSameDifferent } from '@ankur/content/words/hi/games/same-different'
import { takeTurns as hiTakeTurns } from '@ankur/content/words/hi/games/take-turns'
import { whatComesNext as hiWhatComesNext } from '@ankur/content/words/hi/games/what-comes-next'
import { games as punjabiGames } from '@ankur/content/words/pa/games/games'
import { chooseAndAsk as paChooseAndAsk } from '@ankur/content/words/pa/games/choose-and-ask'
import { sameDifferent as paSameDifferent } from '@ankur/content/words/pa/games/same-different'
import { takeTurns as paTakeTurns } from '@ankur/content/words/pa/games/take-turns'
import { whatComesNext as paWhatComesNext } from '@ankur/content/words/pa/games/what-comes-next'
import { expect, test } from 'vitest'
import type { DealOptions } from '../deal-options.ts'
import { dealLetterSorting } from '../letter-sorting.ts'
import { levels } from '../levels.ts'
import { listedGames } from '../listed-games.ts'
import { dealMemory } from '../memory/deal.ts'
import { helpMemory, showAllCards, openCard, turnBack } from '../memory/play.ts'
import { startNextBoard, help, move } from '../move.ts'
import { dealNumberSorting } from '../number-sorting.ts'
import { dealNumberStacking } from '../number-stacking.ts'
import { isMemorySolved } from '../memory/round.ts'
import { isBoardFull, isSolved, type Round } from '../round.ts'
import { dealChooseAndAsk } from '../choose-and-ask/deal.ts'
import { dealSameDifferent } from '../same-different/deal.ts'
import { dealTakeTurns } from '../take-turns/deal.ts'
import { press } from '../take-turns/play.ts'
import { dealWhatComesNext } from '../what-comes-next/deal.ts'
import { cardLabel, placeLabel } from './names.ts'
import {
  announceMove,
  announceTurn,
  factSaying,
  endSaying,
  instructionSaying,
  pickedUpSaying,
  progress,
} from './round-sayings.ts'
import { say, type Saying } from './saying.ts'

const english = { ...englishGames, ...enSameDifferent, ...enWhatComesNext, ...enChooseAndAsk, ...enTakeTurns }
const hindi = { ...hindiGames, ...hiSameDifferent, ...hiWhatComesNext, ...hiChooseAndAsk, ...hiTakeTurns }
const punjabi = { ...punjabiGames, ...paSameDifferent, ...paWhatComesNext, ...paChooseAndAsk, ...paTakeTurns }
const words = { en: english, hi: hindi, pa: punjabi }
const scripts = { en: 'latin', hi: 'devanagari', pa: 'gurmukhi' } as const

/** All sentences produced while rounds of all games and levels are played with misses and help, in one language. */
function allSayings(language: Language): Saying[] {
  const options: DealOptions = { numerals: scripts[language], letters: language }
  return levels.flatMap((level) => [
    ...[
      dealNumberStacking(level, options, level),
      dealNumberStacking(level, { ...options, part: 2 }, level),
      dealNumberSorting(level, options, level),
      dealLetterSorting(level, options, level),
      dealSameDifferent(level, level),
      dealChooseAndAsk(level, level),
      dealWhatComesNext(level, { visits: true }, level),
    ].flatMap(sayingsOfRound),
    ...sayingsOfMemory(dealMemory(level, options, level)),
    ...[instructionSaying, factSaying].map((tell) => tell(dealTakeTurns(level, level))),
    factSaying(press(dealTakeTurns(level, level), 'near', { does: 'stop' }).round),
  ])
}

function sayingsOfRound(start: Round): Saying[] {
  const sayings: Saying[] = [
    instructionSaying(start),
    progress(start).saying,
    ...start.pieces.map(({ id }) => pickedUpSaying(start, id)),
  ]
  let round = start
  while (!isSolved(round)) {
    if (isBoardFull(round)) {
      sayings.push(...announceMove(startNextBoard(round)))
      round = startNextBoard(round).round
    }
    for (const { id } of round.places) {
      const moved = move(round, round.pieces.find((piece) => !round.placed.some((each) => each.piece === piece.id))!.id, id)
      sayings.push(...announceMove(moved), ...moved.round.places.map((place) => placeLabel(moved.round, place)))
      round = moved.round
      if (isSolved(round)) return sayings
      if (isBoardFull(round)) break
    }
    if (isBoardFull(round)) continue
    const helped = help(help(round).round)
    sayings.push(...announceMove(help(round)), ...announceMove(helped))
    round = helped.round
  }
  return sayings
}

function sayingsOfMemory(start: ReturnType<typeof dealMemory>): Saying[] {
  const sayings: Saying[] = [instructionSaying(start), progress(start).saying, ...announceTurn(turnBack(start))]
  let round = turnBack(start).round
  while (!isMemorySolved(round)) {
    for (const { id } of round.cards.slice(0, 3)) {
      const turned = openCard(round, id)
      sayings.push(...announceTurn(turned), ...turned.round.cards.map((card) => cardLabel(turned.round, card)))
      round = turned.round
    }
    const looking = showAllCards(round)
    sayings.push(...announceTurn(looking), ...looking.round.cards.map((card) => cardLabel(looking.round, card)))
    round = turnBack(looking.round).round
    const helped = helpMemory(helpMemory(round).round)
    sayings.push(...announceTurn(helpMemory(round)), ...announceTurn(helped))
    round = helped.round
  }
  return sayings
}

test.each(languages)('every sentence in %s is complete: no placeholder is unfilled or empty', (language) => {
  for (const saying of allSayings(language)) {
    const sentence = say(saying, words[language])
    expect(sentence).not.toMatch(/[{}]|undefined|NaN|\[object|""|: [.।]|, [.।]|\s\s/)
  }
})

test.each(languages)('sentences in %s are short: under 20 words in English, at most 15 in Hindi and Punjabi', (language) => {
  const most = language === 'en' ? 19 : 15
  for (const saying of allSayings(language)) {
    for (const sentence of say(saying, words[language]).split(/[.।?]\s/))
      expect(sentence.split(/\s+/).length, sentence).toBeLessThanOrEqual(most)
  }
})

test('every task of every game has its question and its final sentence', () => {
  const keys = new Set(
    allSayings('hi')
      .concat(allSayings('en'))
      .map(({ key }) => key),
  )
  const tasks = Object.keys(english).filter((key) => /^(do|did)_/.test(key))
  expect(tasks.filter((key) => !keys.has(key as keyof typeof english))).toEqual([])
})

test('no sentence judges: no words about right and wrong, score, losing, hurry or applause', () => {
  const judging =
    /\b(wrong|mistake|correct|score|points?|fail|lose|lost|win|won|fast|quick|hurry|time|good|great|well|clever|oops|try again)\b|!/i
  for (const sentence of Object.values(english)) expect(sentence).not.toMatch(judging)
  for (const sentence of Object.values(hindi)) expect(sentence).not.toMatch(/ग़लत|गलत|ग़लती|गलती|अंक मिले|हार|जीत|जल्दी|शाबाश|!/)
  for (const sentence of Object.values(punjabi)) expect(sentence).not.toMatch(/ਗ਼ਲਤ|ਗਲਤ|ਹਾਰ|ਜਿੱਤ|ਜਲਦੀ|ਸ਼ਾਬਾਸ਼|!/)
})

test('a round with nests ends with ducklings at home, and a round with boats ends with boats', () => {
  for (const level of levels) {
    const round = dealNumberSorting(level, { numerals: 'latin' }, 1)
    const hasNests = round.pieces.some(({ face }) => face.kind === 'dots')
    expect(endSaying(round).key, `level ${level}`).toBe(hasNests ? 'home_number_sorting' : 'home_boats')
  }
})

test('a round ends with one fact, in the numerals that were used', () => {
  const tower = dealNumberStacking(3, { numerals: 'latin' }, 1)
  expect(say(factSaying(tower), english)).toBe('You put 1 to 5 in order.')
  expect(say(factSaying(dealNumberStacking(5, { numerals: 'devanagari', part: 2 }, 1)), hindi)).toBe('आपने ६ से १० तक क्रम में रखा।')
  expect(say(factSaying(dealNumberStacking(7, { numerals: 'gurmukhi' }, 1)), punjabi)).toBe('ਤੁਸੀਂ ੫ ਤੋਂ ੧ ਤੱਕ ਪੁੱਠਾ ਗਿਣਿਆ।')
})

test('a move announcement says what happened and where to look', () => {
  const tower = dealNumberStacking(4, { numerals: 'latin' }, 1)
  const sentencesOf = (moved: ReturnType<typeof move>) => announceMove(moved).map((saying) => say(saying, english))
  const missed = move(tower, 'piece-3-1', 'place-1')
  expect(sentencesOf(missed)).toEqual(['3 went back where it was.'])
  const again = move(missed.round, 'piece-3-1', 'place-1')
  expect(sentencesOf(again)).toEqual(['3 went back where it was.', 'The place is marked: floor 1 of 5.'])
  expect(sentencesOf(move(again.round, 'piece-3-1', 'place-1'))).toEqual([
    '3 went back where it was.',
    'Take 1. Its place is marked: floor 1 of 5.',
  ])
  expect(sentencesOf(move(tower, 'piece-1-1', 'place-1'))).toEqual(['1 is in place: floor 1 of 5.', 'The cat goes up.'])
})

test('a card label has its number, its row and its state', () => {
  const round = dealMemory(4, { numerals: 'latin', letters: 'en' }, 1)
  expect(say(cardLabel(round, round.cards[2]!), english)).toBe('Card 3, row 1, face down')
  expect(say(cardLabel(round, round.cards[3]!), english)).toBe('Card 4, row 2, face down')
  const opened = openCard(round, 'card-4').round
  expect(say(cardLabel(opened, opened.cards[3]!), english)).toMatch(/^Card 4, row 2, chosen: picture ".+"$/)
})

test('the hub lists one game to make, four to play and those for talking, each with its own address', () => {
  expect(listedGames.map(({ section }) => section)).toEqual([
    'drag_drop_coding',
    ...Array.from({ length: 4 }, () => 'pre_coding_training'),
    ...Array.from({ length: 4 }, () => 'talk_together'),
  ])
  expect(listedGames.map(({ title, difficulty }) => [english[title], english[difficulty]])).toEqual([
    ['Game Creator', 'Beginner'],
    ['Number Stacking', 'Beginner'],
    ['Number Sorting', 'Beginner'],
    ['Letter Sorting', 'Beginner'],
    ['Memory Game', 'Intermediate'],
    ['What comes next', 'Beginner'],
    ['Choose and ask', 'Beginner'],
    ['Same, different', 'Beginner'],
    ['Take turns', 'Beginner'],
  ])
  expect(new Set(listedGames.map(({ url }) => url)).size).toBe(listedGames.length)
})

test('every level of the four games is described to the adult who chooses it', () => {
  const played = listedGames.filter(({ section }) => section === 'pre_coding_training')
  expect(Object.keys(gameLevels)).toEqual(played.flatMap(({ id }) => levels.map((level) => `${id}_${level}`)))
})

test('progress counts placed pieces, with a sentence for screen readers', () => {
  const round = dealNumberSorting(1, { numerals: 'latin' }, 1)
  const helped = help(help(round).round).round
  expect(progress(helped)).toMatchObject({ done: 1, all: 3 })
  expect(say(progress(helped).saying, english)).toBe('1 of 3 are in place.')
  expect(say(progress(dealMemory(5, { numerals: 'latin', letters: 'en' }, 1)).saying, english)).toBe('0 of 4 pairs are found.')
})
