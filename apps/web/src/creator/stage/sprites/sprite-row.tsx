import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { fill } from '@ankur/content'
import { fromPixels } from '@ankur/blocks/picture/coordinates'
import { addPicture, pictures } from '@ankur/blocks/new-project'
import type { Costume, Sprite } from '@ankur/blocks/project'
import { definePart } from '../../../platform/part/define-part.tsx'
import { onDemand } from '../../../platform/part/on-demand.tsx'
import { goByArrows } from '../../keys.ts'
import { CreatorIcon } from '../../creator-icon.tsx'
import { messagesOf } from '../../../platform/messages.ts'
import { openDialog } from '../../shell/open-dialog.ts'
import { useIsLaptop, useShellLayout } from '../../shell/use-shell-layout.ts'
import { StageBackdrop } from '../backdrops/backdrop.tsx'
import { FittedShape } from './sprite-picture.tsx'
import { FullScreenTool } from '../stage.tsx'
import type { FullScreen } from '../use-full-screen.ts'
import { useGame, useGamePart } from '../../use-creator.ts'
import { useNumbers } from '../../use-numbers.ts'
import aboutStyles from '../../shell/about-styles.css?url'

const creatorWords = messagesOf('creator/creator', 'creator')
const shellWords = messagesOf('creator/shell', 'creatorShell')
const stageWords = messagesOf('creator/stage', 'stage')

const AboutPane = definePart({
  load: () => import('../../shell/about-tabs.tsx').then((module) => module.AboutPane),
  messages: [shellWords, stageWords],
  styles: [aboutStyles],
  when: onDemand,
})

/** On a laptop below the stage: its sprites, buttons to add one, and all about the selected one. */
export function SpriteStrip({ isFramed }: { isFramed: boolean }) {
  const words = creatorWords.use()
  const sprite = useGamePart((game) => game.sprite)
  const row = useFocusThatStays()
  const addSurprise = useAddSurprise()
  const isTouched = useTouched(!isFramed)
  return (
    <section className="panel sprites" aria-labelledby="sprites-title">
      <h2 className="only-heard" id="sprites-title">
        {words.sprites}
      </h2>
      <div className="sprites__row" ref={row}>
        <SpriteTiles />
        <button type="button" className="sprites__one sprites__one--add" onClick={() => openDialog('pictures')}>
          <CreatorIcon name="picture" />
          {words.pictures}
        </button>
        <button type="button" className="sprites__one sprites__one--add" onClick={addSurprise}>
          <CreatorIcon name="dice" />
          {words.add_sprite}
        </button>
        <BackdropTile />
      </div>
      {sprite && isTouched && <AboutPane sprite={sprite} />}
    </section>
  )
}

/** Beside the stage of a phone or tablet: the same, with Add and Full screen always reachable at its end. */
export function SpriteRail({ full }: { full: FullScreen }) {
  const words = creatorWords.use()
  const sprite = useGamePart((game) => game.sprite)
  const row = useFocusThatStays()
  const isTablet = useShellLayout().kind === 'tablet'
  useEffect(() => {
    // A sprite may be selected elsewhere: added, pressed on the stage, named by an idea. `scrollIntoView` would also move the
    // page, and the place from which Tab starts.
    const list = row.current
    const tile = list?.querySelector('[aria-pressed=true]')?.getBoundingClientRect()
    if (!list || !tile) return
    const { left, right, top, bottom } = list.getBoundingClientRect()
    list.scrollBy(hidden(tile.left - left, tile.right - right), hidden(tile.top - top, tile.bottom - bottom))
  }, [row, sprite?.id])
  return (
    // A single tab stop, the selected sprite, and from there by arrow keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its buttons take the keys
    <section
      className="sprites sprites--rail"
      aria-labelledby="sprites-title"
      onKeyDown={(event) => goByArrows(event, event.currentTarget, '.sprites__one, .sprites__foot button')}
    >
      <h2 className="only-heard" id="sprites-title">
        {words.sprites}
      </h2>
      <div className="sprites__list" ref={row}>
        <SpriteTiles />
        <BackdropTile />
        {isTablet && sprite && <AboutPane sprite={sprite} />}
      </div>
      <div className="sprites__foot">
        <button
          type="button"
          className="sprites__add"
          tabIndex={-1}
          aria-label={words.add}
          onClick={() => openDialog('pictures')}
        >
          <CreatorIcon name="plus" />
        </button>
        {!full.isFull && <FullScreenTool full={full} isByArrows />}
      </div>
    </section>
  )
}

function SpriteTiles() {
  const sprites = useGamePart(({ project }) => project.sprites)
  const chosen = useGamePart(({ sprite }) => sprite?.id)
  return sprites.map((each) => (
    <SpriteTile key={each.id} id={each.id} name={each.name} costume={each.costumes[each.costume]} isChosen={each.id === chosen} />
  ))
}

interface TileProps extends Pick<Sprite, 'id' | 'name'> {
  costume: Costume | undefined
  isChosen: boolean
}

/** Its scripts change with every block, and nothing of it with them. */
const SpriteTile = memo(function SpriteTile({ id, name, costume, isChosen }: TileProps) {
  const words = creatorWords.use()
  const { choose } = useGame()
  const { kind } = useShellLayout()
  return (
    <button
      type="button"
      className="sprites__one"
      tabIndex={kind === 'laptop' || isChosen ? 0 : -1}
      aria-pressed={isChosen}
      onClick={() => {
        // A phone has no room for all about a sprite: a second press shows it.
        if (isChosen && kind !== 'laptop' && kind !== 'tablet') openDialog('about')
        else choose({ sprite: id, message: fill(words.sprite_chosen, { name }) })
      }}
    >
      <svg viewBox="0 0 96 96" aria-hidden="true" focusable="false">
        <FittedShape costume={costume} />
      </svg>
      <span className="sprites__name">{name}</span>
    </button>
  )
})

function BackdropTile() {
  const words = creatorWords.use()
  const costume = useGamePart(({ project: { stage } }) => stage.costumes[stage.costume])
  const tabIndex = useIsLaptop() ? 0 : -1
  return (
    <button
      type="button"
      className="sprites__one sprites__one--backdrop"
      tabIndex={tabIndex}
      onClick={() => openDialog('backdrop')}
    >
      <svg viewBox="0 0 480 360" aria-hidden="true" focusable="false">
        <StageBackdrop costume={costume} />
      </svg>
      <span className="sprites__name">{words.backdrop}</span>
    </button>
  )
}

/** A cat, a unicorn or a duck at a random position. The selected sprite stays selected. */
export function useAddSurprise(): () => void {
  const words = creatorWords.use()
  const { edit, now } = useGame()
  const numbers = useNumbers()
  return () => {
    const picture = pictures[between(0, pictures.length - 1)] ?? pictures[0]
    const at = { x: between(50, 400), y: between(50, 300) }
    const after = addPicture(now().project, picture, { name: words[picture], ...fromPixels(at) })
    const name = after.sprites.at(-1)?.name ?? ''
    edit(after, { message: fill(words.sprite_added, { name, ...numbers.shown(fromPixels(at)) }), otherwise: words.cannot_add })
  }
}

/** On the page of the games the editor is one part of many: the sprite tabs are loaded once somebody comes near. */
function useTouched(isFromStart: boolean): boolean {
  const [isTouched, setTouched] = useState(isFromStart)
  useEffect(() => {
    if (isTouched) return undefined
    const leave = new AbortController()
    for (const sign of ['pointermove', 'pointerdown', 'keydown', 'focusin'])
      addEventListener(sign, () => setTouched(true), { signal: leave.signal })
    return () => leave.abort()
  }, [isTouched])
  return isTouched
}

/** The button that removed a sprite disappears with it: the focus moves to the newly selected one. */
function useFocusThatStays() {
  const count = useGamePart(({ project }) => project.sprites.length)
  const row = useRef<HTMLDivElement>(null)
  const before = useRef(count)
  useLayoutEffect(() => {
    const isLost = count < before.current && document.activeElement === document.body
    if (isLost) row.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus()
    before.current = count
  }, [count])
  return row
}

function between(least: number, most: number): number {
  return least + Math.floor(Math.random() * (most - least + 1))
}

/** How far to scroll in one direction, in pixels, from the distances of both ends to those of the room. */
function hidden(start: number, end: number): number {
  return Math.min(start, 0) + Math.max(end, 0)
}
