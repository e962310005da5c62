/**
 * A long row of blocks is rendered in parts: browsers lay out and paint the parts in view, and a change renders the parts
 * that it changes.
 */
import { startTransition, useEffect, useMemo, useRef, useState } from 'react'
import type { Block } from '@ankur/blocks/project'

/** From this number on, rendering all of them takes longer than a press should. */
export const longRow = 60
/** A row up to this length is one part. */
const shortRow = 24
const defaultPart = 20
const pauseMs = 30

export interface RowPart {
  readonly blocks: readonly Block[]
  /** The position of its first block, and the number of blocks, as they are announced. */
  readonly first: number
  readonly count: number
}

/**
 * Which block begins a part depends on its id alone, so a block that is added, moved or removed leaves all other parts as
 * they are.
 */
export function partsOf(blocks: readonly Block[]): (readonly Block[])[] {
  const parts: Block[][] = [[]]
  for (const block of blocks) {
    if (blocks.length > shortRow && beginsPart(block)) parts.push([])
    parts.at(-1)?.push(block)
  }
  return parts.filter((part) => part.length > 0)
}

function beginsPart({ id }: Block): boolean {
  let sum = 0
  for (let at = 0; at < id.length; at++) sum = (sum * 31 + id.charCodeAt(at)) % 65521
  return sum % defaultPart === 0
}

/**
 * Adding or removing one block changes the position announced by every other one. In a long row those are updated a moment
 * later, part by part from the end, so that neither a press nor a frame waits for them.
 */
export function useRowParts(blocks: readonly Block[]): readonly RowPart[] {
  const before = useRef<readonly (readonly Block[])[]>([])
  const parts = useMemo(() => (before.current = withUnchanged(partsOf(blocks), before.current)), [blocks])
  const now = placed(parts, blocks.length)
  const [known, setKnown] = useState<ReadonlyMap<readonly Block[], RowPart>>(() => new Map())
  const isLong = blocks.length > longRow
  const shown = isLong ? now.map((part) => known.get(part.blocks) ?? part) : now
  const late = shown.findLastIndex((part, index) => part.first !== now[index]?.first || part.count !== blocks.length)
  useEffect(() => {
    if (!isLong || (late < 0 && shown.every((part) => known.has(part.blocks)))) return undefined
    const next = new Map(shown.map((part, index) => [part.blocks, (index === late && now[index]) || part]))
    const later = setTimeout(() => startTransition(() => setKnown(next)), pauseMs)
    return () => clearTimeout(later)
  })
  return shown
}

function placed(parts: readonly (readonly Block[])[], count: number): readonly RowPart[] {
  let first = 0
  return parts.map((part) => {
    first += part.length
    return { blocks: part, first: first - part.length, count }
  })
}

/** Parts with the same blocks as before are the same objects. */
function withUnchanged(
  parts: readonly (readonly Block[])[],
  before: readonly (readonly Block[])[],
): readonly (readonly Block[])[] {
  const known = new Map(before.map((part) => [part[0]?.id, part]))
  return parts.map((part) => {
    const same = known.get(part[0]?.id)
    return same?.length === part.length && part.every((block, index) => block === same[index]) ? same : part
  })
}
