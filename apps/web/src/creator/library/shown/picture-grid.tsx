import { useRef, useState, type KeyboardEvent } from 'react'
import { fill } from '@ankur/content'
import type { Costume } from '@ankur/blocks/project'
import { FittedShape } from '../../stage/sprites/sprite-picture.tsx'
import { messagesOf } from '../../../platform/messages.ts'

const libraryWords = messagesOf('creator/library', 'creatorLibrary')

interface Props {
  label: string
  pictures: readonly Costume[]
  onPress: (costume: Costume) => void
}

/** A single tab stop; arrow keys, Home and End move through it. */
export function PictureGrid({ label, pictures, onPress }: Props) {
  const words = libraryWords.use()
  const [at, setAt] = useState(0)
  const grid = useRef<HTMLDivElement>(null)
  const follow = (event: KeyboardEvent) => {
    const next = nextPlace(event.key, at, { count: pictures.length, columns: columnsOf(grid.current) })
    if (next === null) return
    event.preventDefault()
    setAt(next)
    grid.current?.querySelectorAll<HTMLElement>('button')[next]?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the buttons in it come here
    <div className="library__grid" role="group" aria-label={label} ref={grid} onKeyDown={follow}>
      {pictures.map((costume, index) => (
        <button
          key={costume.picture}
          type="button"
          className="library__tile"
          aria-label={fill(words.place_in_row, { name: costume.name, n: index + 1, count: pictures.length })}
          tabIndex={index === Math.min(at, pictures.length - 1) ? 0 : -1}
          onFocus={() => setAt(index)}
          onClick={() => onPress(costume)}
        >
          <svg viewBox="0 0 96 96" aria-hidden="true" focusable="false">
            <FittedShape costume={costume} />
          </svg>
          <span>{costume.name}</span>
        </button>
      ))}
    </div>
  )
}

function columnsOf(grid: HTMLElement | null): number {
  return grid ? getComputedStyle(grid).gridTemplateColumns.split(' ').length : 1
}

/** The target index of a key; null for other keys. */
export function nextPlace(key: string, at: number, { count, columns }: { count: number; columns: number }): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at + columns,
    ArrowUp: at - columns,
    Home: 0,
    End: count - 1,
  }
  const next = steps[key]
  if (next === undefined) return null
  return next >= 0 && next < count ? next : at
}
