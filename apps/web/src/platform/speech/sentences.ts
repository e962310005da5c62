export interface Sentence {
  readonly text: string
  readonly language: string
  readonly block: Element
  readonly range: Range
}

const blocks = 'h1,h2,h3,h4,p,li,dt,dd,blockquote,figcaption,th,td,summary'
const unread = 'button,nav,svg,script,style,noscript,[hidden],[aria-hidden="true"],[data-unread]'

/** The sentences in some elements, in reading order: visible text without controls and drawings. */
export function sentencesIn(places: readonly Element[]): readonly Sentence[] {
  return places.flatMap(textBlocks).flatMap(sentencesOf)
}

interface TextBlock {
  readonly block: Element
  readonly nodes: Text[]
}

/** Connected text; a list item's own text is separate from a nested list. */
function textBlocks(place: Element): readonly TextBlock[] {
  const walker = place.ownerDocument.createTreeWalker(place, NodeFilter.SHOW_TEXT)
  const found: TextBlock[] = []
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const parent = node.parentElement
    if (!parent || parent.closest(unread) || !isShown(parent)) continue
    const block = parent.closest(blocks) ?? parent
    const last = found.at(-1)
    if (last?.block === block) last.nodes.push(node)
    else found.push({ block, nodes: [node] })
  }
  return found
}

/** Content of a closed `<details>` is not read. */
function isShown(element: Element): boolean {
  return element.checkVisibility?.() ?? element.getClientRects().length > 0
}

function sentencesOf({ block, nodes }: TextBlock): readonly Sentence[] {
  const text = nodes.map((node) => node.data).join('')
  const language = block.closest('[lang]')?.getAttribute('lang') || 'en'
  return splitSentences(text, language).map(([start, end]) => {
    const range = block.ownerDocument.createRange()
    range.setStart(...place(nodes, start, text))
    range.setEnd(...place(nodes, start + text.slice(start, end).trimEnd().length, text))
    return { text: text.slice(start, end).replace(/\s+/g, ' ').trim(), language, block, range }
  })
}

/** The node at a position of the joined text, and the offset in it. */
function place(nodes: readonly Text[], position: number, text: string): [Text, number] {
  let before = 0
  for (const node of nodes) {
    if (position <= before + node.length) return [node, position - before]
    before += node.length
  }
  throw new RangeError(`position ${position} is outside ${text}`)
}

/** The start and end of each sentence of a text, by the rules of its language. */
export function splitSentences(text: string, language: string): readonly (readonly [start: number, end: number])[] {
  const starts = 'Segmenter' in Intl ? bySegmenter(text, language) : byMarks(text)
  return starts
    .map((start, index): [number, number] => [start, starts[index + 1] ?? text.length])
    .filter(([start, end]) => text.slice(start, end).trim() !== '')
}

function bySegmenter(text: string, language: string): number[] {
  return [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)].map(({ index }) => index)
}

/** For Firefox before 125: splits after a full stop, question mark or danda followed by white space. */
function byMarks(text: string): number[] {
  return [0, ...[...text.matchAll(/[.?!।॥]\s+/g)].map((mark) => mark.index + mark[0].length)]
}
