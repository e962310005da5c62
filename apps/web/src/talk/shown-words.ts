import { boardWord, type BoardWord } from '@ankur/talk'

/** Each word of a board is made once: a cell whose word is the same object is not drawn again. */
export function shownWords(speech: Parameters<typeof boardWord>[1]): (id: string) => BoardWord | null {
  const made = new Map<string, BoardWord | null>()
  return (id) => {
    const known = made.get(id)
    if (known !== undefined) return known
    const word = boardWord(id, speech)
    made.set(id, word)
    return word
  }
}
