import { expect, test } from 'vitest'
import { printedGames, sheetOf, type Sheet } from './sheets.ts'

const languages = ['en', 'hi', 'pa'] as const

test('a sheet holds all that its game is played with', () => {
  for (const letters of languages) {
    const cards: Partial<Record<string, Sheet['cards']>> = Object.fromEntries(
      printedGames.map((game) => [game, sheetOf(game, { numerals: 'gurmukhi', letters }).cards]),
    )
    expect(cards.number_stacking).toHaveLength(10)
    expect(cards.number_sorting).toHaveLength(18)
    // 26 capital and small letters; 44 letters of Hindi; the 35 of Punjabi and nine vowels.
    expect(cards.letter_sorting).toHaveLength({ en: 52, hi: 44, pa: 44 }[letters])
    expect(cards.memory?.filter(({ kind }) => kind === 'picture')).toHaveLength(24)
  }
})
