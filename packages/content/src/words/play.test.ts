import { expect, test } from 'vitest'
import { languages } from '@ankur/languages'

test('no play idea holds food at the eyes, and none replaces a movement of the hands', async () => {
  for (const language of languages) {
    const { play } = (await import(`./${language}/screening/results.ts`)) as { play: Record<string, string> }
    expect(play.item_14, language).not.toMatch(/fruit|eyes|फल|ਫਲ|आँख|ਅੱਖ/)
    expect(play.item_5, language).not.toMatch(/press|दबाने|ਦਬਾਉਣ/)
    expect(JSON.stringify(play), language).not.toMatch(/उछाल|ਉਛਾਲ/)
  }
})
