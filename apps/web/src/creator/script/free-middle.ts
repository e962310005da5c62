/**
 * A press on a value opens the value, and one anywhere else on a block selects the block. Where a short value would lie in
 * the middle, the block is made wider at its end, or its words start later, so that its middle is beside the value.
 */

/** A block that would grow by more looks empty: its icon and its words select it, as on every block. */
const mostAtEnd = 72
const mostAtStart = 32
const gap = 2

/** Follows the blocks of a script, and the lengths of their words, until the returned function is called. */
export function keepMiddlesFree(list: HTMLElement): () => void {
  const known = new WeakSet<Element>()
  const sizes = new ResizeObserver((entries) => {
    // All are read before the first is changed: each change would cost a layout.
    const measured = entries.map(({ target }) => [target as HTMLElement, roomIn(target as HTMLElement)] as const)
    for (const [words, room] of measured) {
      words.style.setProperty('--room-before', `${room.before}px`)
      words.style.setProperty('--room-after', `${room.after}px`)
    }
  })
  const follow = (place: Element) => {
    for (const words of place.getElementsByClassName('block__words')) {
      if (known.has(words)) continue
      known.add(words)
      sizes.observe(words)
    }
  }
  const rows = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (node instanceof Element) follow(node)
  })
  rows.observe(list, { childList: true, subtree: true })
  follow(list)
  return () => {
    rows.disconnect()
    sizes.disconnect()
  }
}

interface Room {
  readonly before: number
  readonly after: number
}

function roomIn(words: HTMLElement): Room {
  const lengthOf = (name: string) => Number.parseFloat(words.style.getPropertyValue(name)) || 0
  const now = { before: lengthOf('--room-before'), after: lengthOf('--room-after') }
  const block = words.closest('.block')
  // As wide as the script while a value is edited in it.
  if (!block || block.querySelector('.chip-editor')) return now
  const { left, top, width, height } = block.getBoundingClientRect()
  const from = left + now.before
  const values = [...words.querySelectorAll('.chip')].flatMap((chip) => {
    const box = chip.getBoundingClientRect()
    const isAcross = box.top <= top + height / 2 && box.bottom >= top + height / 2
    return isAcross ? [{ start: box.left - from, end: box.right - from }] : []
  })
  const natural = width - now.before - now.after
  return roomFor(values, { natural, most: block.parentElement?.clientWidth ?? natural })
}

interface Span {
  readonly start: number
  readonly end: number
}

/** The room that frees the middle; none where that would take too much. */
export function roomFor(values: readonly Span[], { natural, most }: { natural: number; most: number }): Room {
  const hit = (room: Room) => {
    const middle = (natural + room.before + room.after) / 2 - room.before
    return values.find(({ start, end }) => start - gap < middle && middle < end + gap)
  }
  const none = { before: 0, after: 0 }
  const first = hit(none)
  if (!first) return none
  const fits = (room: Room) => natural + room.before + room.after <= most && !hit(room)
  const after = { before: 0, after: Math.ceil(2 * (first.end + gap) - natural) }
  if (after.after <= mostAtEnd && fits(after)) return after
  const before = { before: Math.ceil(natural - 2 * (first.start - gap)), after: 0 }
  return before.before <= mostAtStart && fits(before) ? before : none
}
