import { expect, test } from 'vitest'
import { chooseAndAsk as askInEnglish } from '@ankur/content/words/en/games/choose-and-ask'
import { chooseAndAsk as askInHindi } from '@ankur/content/words/hi/games/choose-and-ask'
import { chooseAndAsk as askInPunjabi } from '@ankur/content/words/pa/games/choose-and-ask'
import { whatComesNext as nextInEnglish } from '@ankur/content/words/en/games/what-comes-next'
import { whatComesNext as nextInHindi } from '@ankur/content/words/hi/games/what-comes-next'
import { whatComesNext as nextInPunjabi } from '@ankur/content/words/pa/games/what-comes-next'
import { exampleOf, printedGames, sheetOf, type Sheet } from './sheets.ts'
import { askPictures } from '../talk-games/choose-and-ask/ask-pictures.tsx'
import { dayPictures } from '../talk-games/what-comes-next/day-pictures.tsx'

const languages = ['en', 'hi', 'pa'] as const

test('a sheet holds all that its game is played with', () => {
  for (const letters of languages) {
    const cards: Partial<Record<string, Sheet['cards']>> = Object.fromEntries(
      printedGames.map((game) => [game, sheetOf(game, { numerals: 'gurmukhi', letters }).cards]),
    )
    expect(cards.number_stacking).toHaveLength(10)
    // 0 to 10, each with its dots: of those 0 has none.
    expect(cards.number_sorting).toHaveLength(22)
    // 26 capital and small letters; 44 letters of Hindi; the 35 of Punjabi and nine vowels.
    expect(cards.letter_sorting).toHaveLength({ en: 52, hi: 44, pa: 44 }[letters])
    expect(cards.memory?.filter(({ kind }) => kind === 'picture')).toHaveLength(24)
  }
})

test('most capital letters have a picture whose word begins with them; no small letter has one', () => {
  for (const letters of languages) {
    const { cards } = sheetOf('letter_sorting', { numerals: 'latin', letters })
    const small = cards.filter((face) => face.kind === 'letter' && face.isSmall)
    expect(small.filter((face) => exampleOf(face) !== null)).toEqual([])
    expect(cards.filter((face) => exampleOf(face) !== null).length).toBeGreaterThan(18)
  }
})

test('each picture to cut out has its word in every language', () => {
  const named = [
    { pictures: dayPictures, words: [nextInEnglish, nextInHindi, nextInPunjabi], least: 19 },
    { pictures: askPictures, words: [askInEnglish, askInHindi, askInPunjabi], least: 16 },
  ]
  for (const { pictures, words, least } of named) {
    const keys = Object.keys(pictures).map((thing) => `thing_${thing}`)
    expect(keys.length).toBeGreaterThanOrEqual(least)
    for (const each of words) expect(Object.keys(each)).toEqual(expect.arrayContaining(keys))
  }
})
