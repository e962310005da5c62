interface Card {
  readonly element: HTMLElement
  readonly words: readonly string[]
}

/** Shows the cards that contain every typed word, and the number of remaining articles. */
export function filterArticles(box: HTMLElement): void {
  const input = box.querySelector('input')
  const status = box.querySelector<HTMLElement>('[role=status]')
  if (!input || !status) return
  const sections = [...document.querySelectorAll<HTMLElement>('[data-articles]')]
  // Read while they are visible: the text of hidden elements has no gaps between its parts.
  const cards = [...document.querySelectorAll<HTMLElement>('[data-article]')].map(toCard)

  const filter = () => {
    const typed = wordsOf(input.value)
    for (const card of cards) card.element.hidden = !typed.every((word) => holds(card, word))
    for (const section of sections) section.hidden = !section.querySelector('[data-article]:not([hidden])')
    // A featured article is in two sections and counts once.
    const found = new Set(cards.flatMap(({ element }) => (element.hidden ? [] : element.dataset.article))).size
    status.textContent = typed.length === 0 ? '' : sentence(status.dataset, found)
  }
  input.addEventListener('input', filter)
  filter()
}

function toCard(element: HTMLElement): Card {
  return { element, words: wordsOf(element.innerText) }
}

/** The beginning of a word is enough: `grand` finds a grandmother. */
function holds({ words }: Card, typed: string): boolean {
  return words.some((word) => word.startsWith(typed))
}

function wordsOf(text: string): readonly string[] {
  const plain = text.toLowerCase().replaceAll(/['’]/g, '')
  return plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}

function sentence({ none = '', one = '', many = '' }: DOMStringMap, found: number): string {
  if (found === 0) return none
  return found === 1 ? one : many.replace('{n}', String(found))
}
