/** The position of a hint: beside its target, over no button and no message. */

const gap = 14
const edge = 6
/** Half of the arrow's head. */
const head = 8
/** Before a hint beside a block, with its arrow, and after it. */
const besideGaps = head + 4
/** The status message is at the bottom of the script. */
const messageRoom = 48

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** `isPalette`: it points at a block to add, otherwise at something that already exists. */
export function placeBubble(bubble: HTMLElement, target: Element | null, isPalette: boolean): void {
  const box = target?.getBoundingClientRect()
  const pane = target?.closest('.workspace__scripts')?.getBoundingClientRect()
  const isSeen =
    box !== undefined &&
    box.width > 0 &&
    (!pane || (box.bottom > pane.top && box.top < pane.bottom)) &&
    ![...document.getElementsByTagName('dialog')].some(({ open }) => open) &&
    !document.getElementsByClassName('value-sheet')[0]
  // The status message and its Undo have priority. By class, which browsers index: a script may have 500 blocks.
  const pills = [...document.getElementsByClassName('pill')]
  const message = pills.find(({ classList }) => !classList.contains('pill--gone'))?.getBoundingClientRect()
  // Called ten times per second: while nothing has moved, nothing is laid out again.
  const around = JSON.stringify([isSeen, box, pane, message, innerWidth, innerHeight])
  if (placedFor.get(bubble) === around) return
  placedFor.set(bubble, around)
  bubble.toggleAttribute('data-hidden', !isSeen)
  if (!isSeen) return
  bubble.style.maxInlineSize = ''
  if (isPalette) pointAtPalette(bubble, box, target)
  else pointAt(bubble, box, { block: target?.closest('.block')?.getBoundingClientRect(), pane })
  if (message && meet(bubble.getBoundingClientRect(), message)) bubble.toggleAttribute('data-hidden', true)
}

const placedFor = new WeakMap<HTMLElement, string>()

/** Beside the palette if the script is there, otherwise over the script, with an arrow between two categories. */
function pointAtPalette(bubble: HTMLElement, box: Box, target: Element | null): void {
  const script = document.querySelector('.workspace')?.getBoundingClientRect()
  const palette = target?.closest('.palette')
  const room = palette?.getBoundingClientRect() ?? box
  // Beside the whole palette: large blocks are beside each other in it.
  if (script && script.left >= room.right) return beside(bubble, box, room)
  const [first, second] = [...(palette?.querySelectorAll('[role=tab]') ?? [])].map((each) => each.getBoundingClientRect())
  const between = first && second ? (first.right + second.left) / 2 : box.left + 48
  const tip = Math.min(Math.max(between, box.left + head), box.right - head)
  const least = Math.max(edge, (script?.left ?? 0) + edge)
  const x = Math.min(Math.max(tip - bubble.offsetWidth / 2, least), innerWidth - bubble.offsetWidth - edge)
  const y = Math.min(room.top - bubble.offsetHeight - 4, box.top - bubble.offsetHeight - gap)
  move(bubble, { x, y, tip: tip - x, stem: box.top - y - bubble.offsetHeight - gap, side: '' })
}

interface Around {
  readonly block: Box | undefined
  /** The script, if the block is in it. */
  readonly pane: Box | undefined
}

/**
 * Below the bar; to the right of a block if there is room, otherwise below it, where it covers nothing of the stage,
 * otherwise above.
 */
function pointAt(bubble: HTMLElement, box: Box, { block, pane }: Around): void {
  const bar = document.querySelector('.bar')?.getBoundingClientRect().bottom ?? 0
  if (block) {
    // Its text may wrap into three lines, but stays inside, however large it is.
    beside(bubble, box, block)
    if (bubble.scrollWidth <= bubble.clientWidth) return
    bubble.style.maxInlineSize = ''
  }
  const under = box.bottom + gap
  if (block && pane && under + bubble.offsetHeight <= pane.bottom - messageRoom) {
    const tip = (box.left + box.right) / 2
    const x = Math.min(Math.max(tip - bubble.offsetWidth / 2, edge), innerWidth - bubble.offsetWidth - edge)
    return move(bubble, { x, y: under, tip: tip - x, stem: 0, side: 'below' })
  }
  const rail = document.querySelector('.sprites--rail')?.getBoundingClientRect()
  // On a phone the buttons beside the stage stay free.
  const right = block && rail && rail.left > box.right && rail.left > innerWidth / 2 ? rail.left : innerWidth
  if (block) bubble.style.maxInlineSize = `${right - 2 * edge}px`
  const middle = box.left + Math.min(box.right - box.left, 96) / 2
  const x = Math.min(Math.max(middle - bubble.offsetWidth / 2, edge), right - bubble.offsetWidth - edge)
  const above = box.top - bubble.offsetHeight - gap
  const isBelow = above < (box.top >= bar ? bar : 4)
  move(bubble, { x, y: isBelow ? box.bottom + gap : above, tip: middle - x, stem: 0, side: isBelow ? 'below' : '' })
}

function beside(bubble: HTMLElement, box: Box, block: Box): void {
  const x = block.right + head + 2
  bubble.style.maxInlineSize = `${Math.max(0, innerWidth - block.right - besideGaps)}px`
  move(bubble, { x, y: Math.max(4, (box.top + box.bottom - bubble.offsetHeight) / 2), tip: 0, stem: 0, side: 'beside' })
}

interface Place {
  x: number
  y: number
  /** From the hint's edge to its arrow. */
  tip: number
  /** The length of the arrow beyond its head. */
  stem: number
  side: '' | 'below' | 'beside'
}

function move(bubble: HTMLElement, { x, y, tip, stem, side }: Place): void {
  bubble.toggleAttribute('data-below', side === 'below')
  bubble.toggleAttribute('data-beside', side === 'beside')
  const inside = Math.min(Math.max(tip, 20), bubble.offsetWidth - 20)
  const next = `${Math.round(x)}px ${Math.round(y)}px`
  if (bubble.style.translate === next) return
  bubble.style.translate = next
  bubble.style.setProperty('--tip', `${Math.round(inside)}px`)
  bubble.style.setProperty('--stem', `${Math.round(Math.max(0, stem))}px`)
}

function meet(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}
