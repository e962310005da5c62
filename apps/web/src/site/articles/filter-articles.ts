/** Shows the cards that hold every word typed, and says how many articles are left. */
export function filterArticles(box: HTMLElement): void {
  const input = box.querySelector('input')
  const status = box.querySelector<HTMLElement>('[role=status]')
  if (!input || !status) return
  const sections = [...document.querySelectorAll<HTMLElement>('[data-articles]')]
  const cards = sections.flatMap((section) => [...section.querySelectorAll<HTMLElement>('[data-article]')])

  function filter(): void {
    const words = wordsOf(input?.value ?? '')
    for (const card of cards) card.hidden = !words.every((word) => simple(card.textContent).includes(word))
    for (const section of sections) section.hidden = !section.querySelector('[data-article]:not([hidden])')
    // A featured article stands in two sections and counts once.
    const found = new Set(cards.filter((card) => !card.hidden).map((card) => card.dataset.article)).size
    if (status) status.textContent = words.length === 0 ? '' : sentence(status.dataset, found)
  }
  input.addEventListener('input', filter)
  filter()
}

function wordsOf(typed: string): readonly string[] {
  return simple(typed)
    .split(/\s+/)
    .filter((word) => word !== '')
}

function simple(text: string): string {
  return text.toLowerCase().replaceAll(/['’]/g, '')
}

function sentence({ none = '', one = '', many = '' }: DOMStringMap, found: number): string {
  if (found === 0) return none
  return found === 1 ? one : many.replace('{n}', String(found))
}
