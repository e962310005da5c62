import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { fill } from '@ankur/content'
import { type Part, type Shape, shapes, type Step } from '@ankur/blocks/paint/drawing'
import { type PaintColor, paintColorNames, paintColors } from '@ankur/blocks/paint/paint-colors'
import {
  changedPart,
  columns,
  type PartChange,
  type PartPlace,
  partsIn,
  type PartSize,
  partSizes,
  rows,
  sizeInUnits,
  spotOf,
  withPartMoved,
} from '@ankur/blocks/paint/part-places'
import { CreatorIcon, type CreatorIconName } from '../creator-icon.tsx'
import { Swatch } from './colors.tsx'
import { messagesOf } from '../../platform/messages.ts'
import { usePartWords } from './say-drawing.ts'
import type { Page, Sheet } from './studio-state.ts'
import { ShapeButton } from './tools.tsx'

const paintWords = messagesOf('creator/paint', 'creatorPaint')

interface Props {
  sheet: Sheet & { readonly page: Page }
  draw: (steps: readonly Step[]) => void
  /** Index of the selected part among the steps; -1 for none. */
  chosen: number
  choose: (at: number) => void
  rename: (name: string) => void
  say: (text: string) => void
  close: () => void
}

/** Builds a picture from shapes by plain buttons: for keys, for one switch, and for hands that cannot draw. */
export function BuildShapes({ sheet, draw, chosen, choose, rename, say, close }: Props) {
  const words = paintWords.use()
  const partWords = usePartWords(sheet.page)
  const { now } = sheet.history
  const parts = partsIn(now)
  const [isAdding, setAdding] = useState(parts.length === 0)
  const name = useId()
  const adds = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // What was pressed is gone: an answer after the last question, a removed part.
    if (document.activeElement === document.body) adds.current?.focus({ preventScroll: true })
  })
  const add = (part: Part) => {
    draw([...now, part])
    choose(now.length)
    setAdding(false)
    say(fill(words.part_added, { part: partWords(part) }))
  }
  return (
    <section className="paint__build" aria-label={words.build}>
      <div className="paint__build-head">
        <button type="button" className="tool tool--small tool--main" ref={adds} onClick={() => setAdding(!isAdding)}>
          <CreatorIcon name={isAdding ? 'close' : 'plus'} />
          {isAdding ? words.back : words.add_part}
        </button>
        <button type="button" className="tool tool--small" onClick={close}>
          <CreatorIcon name="pencil" />
          {words.draw_by_hand}
        </button>
      </div>
      {isAdding ? (
        <NewPart page={sheet.page} add={add} />
      ) : (
        <>
          {chosen >= 0 && <PartTools {...{ sheet, draw, chosen, choose, say }} />}
          <ol className="paint__parts">
            {parts.map(({ part, at }, index) => (
              <li key={at}>
                <button
                  type="button"
                  className="paint__part"
                  aria-pressed={at === chosen}
                  onClick={() => choose(at === chosen ? -1 : at)}
                >
                  {fill(words.part_of, { n: index + 1, count: parts.length, part: partWords(part) })}
                </button>
              </li>
            ))}
          </ol>
          <label className="paint__name" htmlFor={name}>
            {words.picture_name}
            <input id={name} value={sheet.name} maxLength={60} onChange={(event) => rename(event.target.value)} />
          </label>
        </>
      )}
    </section>
  )
}

const changes = [
  ['up', 'up'],
  ['down', 'down'],
  ['left', 'west'],
  ['right', 'move'],
  ['bigger', 'plus'],
  ['smaller', 'smaller'],
  ['turn', 'turn'],
] as const satisfies readonly (readonly [PartChange, CreatorIconName])[]

function PartTools({ sheet, draw, chosen, choose, say }: Pick<Props, 'sheet' | 'draw' | 'chosen' | 'choose' | 'say'>) {
  const words = paintWords.use()
  const partWords = usePartWords(sheet.page)
  const { now } = sheet.history
  const part = now[chosen]
  if (part?.tool !== 'shape') return null
  const change = (how: PartChange) => {
    const next = changedPart(part, how, sheet.page)
    draw(now.with(chosen, next))
    say(partWords(next))
  }
  const layer = (way: 'forward' | 'back') => {
    const next = withPartMoved(now, chosen, way)
    draw(next)
    choose(next.indexOf(part))
    say(partWords(part))
  }
  const copy = () => {
    const twin = { ...part, x: Math.min(part.x + 20, sheet.page.width), y: Math.min(part.y + 20, sheet.page.height) }
    draw([...now, twin])
    choose(now.length)
    say(fill(words.part_added, { part: partWords(twin) }))
  }
  const remove = () => {
    draw(now.toSpliced(chosen, 1))
    choose(-1)
    say(fill(words.part_removed, { part: partWords(part) }))
  }
  return (
    <div className="paint__part-tools" role="group" aria-label={partWords(part)}>
      {changes.map(([how, icon]) => (
        <PartTool key={how} icon={icon} label={words[how]} press={() => change(how)} />
      ))}
      <PartTool icon="forth" label={words.forward} press={() => layer('forward')} />
      <PartTool icon="back" label={words.backward} press={() => layer('back')} />
      <PartTool icon="copy" label={words.copy} press={copy} />
      <PartTool icon="remove" label={words.remove} press={remove} />
    </div>
  )
}

function PartTool({ icon, label, press }: { icon: CreatorIconName; label: string; press: () => void }) {
  return (
    <button type="button" className="paint__part-tool" onClick={press}>
      <CreatorIcon name={icon} />
      {label}
    </button>
  )
}

/** Shape, colour, size, position: one press each. */
function NewPart({ page, add }: { page: Page; add: (part: Part) => void }) {
  const words = paintWords.use()
  const [shape, setShape] = useState<Shape | null>(null)
  const [color, setColor] = useState<PaintColor | null>(null)
  const [size, setSize] = useState<PartSize | null>(null)
  if (!shape) {
    return (
      <Question title={words.which_shape}>
        {shapes.map((each) => (
          <ShapeButton key={each} shape={each} press={() => setShape(each)} />
        ))}
      </Question>
    )
  }
  if (!color) {
    return (
      <Question title={words.which_color}>
        {paintColorNames.map((each) => (
          <Swatch key={each} color={paintColors[each]} label={words[`color_${each}`]} press={() => setColor(each)} />
        ))}
      </Question>
    )
  }
  if (!size) {
    return (
      <Question title={words.which_size}>
        {partSizes.map((each) => (
          <button key={each} type="button" className="tool" onClick={() => setSize(each)}>
            {words[`size_${each}`]}
          </button>
        ))}
      </Question>
    )
  }
  const put = (place: PartPlace) => {
    const length = sizeInUnits(size, page)
    const outline = shape === 'line' ? 8 : 0
    add({
      tool: 'shape',
      shape,
      color: paintColors[color],
      outline,
      ...spotOf(place, page),
      across: length,
      down: length,
      turn: 0,
    })
  }
  return (
    <Question title={words.which_place} look="paint__asked--places">
      {rows.flatMap((row) =>
        columns.map((column) => (
          <button key={row + column} type="button" className="tool tool--small" onClick={() => put({ row, column })}>
            {words[`place_${row}_${column}`]}
          </button>
        )),
      )}
    </Question>
  )
}

/** The focus goes to the first answer, since the answer before it is gone. */
function Question({ title, look = '', children }: { title: string; look?: string; children: ReactNode }) {
  const group = useRef<HTMLDivElement>(null)
  useEffect(() => group.current?.querySelector('button')?.focus({ preventScroll: true }), [title])
  return (
    <div className={`paint__asked ${look}`} role="group" aria-label={title} ref={group}>
      <p className="paint__asked-title">{title}</p>
      {children}
    </div>
  )
}
