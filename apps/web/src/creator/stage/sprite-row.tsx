import { useLayoutEffect, useRef, useState } from 'react'
import { fill } from '@ankur/content'
import { fromPixels } from '@ankur/blocks/coordinates'
import { changeSprite, duplicateSprite, removeSprite, renameSprite } from '@ankur/blocks/edit-sprites'
import { addPicture, pictures } from '@ankur/blocks/new-project'
import type { Project, Sprite } from '@ankur/blocks/project'
import { plainDigits } from '../../platform/plain-digits.ts'
import { CreatorIcon } from '../creator-icon.tsx'
import { creatorWords } from '../creator-words.ts'
import { openDoor } from '../shell/doors.ts'
import { useShellLayout } from '../shell/use-shell-layout.ts'
import { StageBackdrop } from './backdrop.tsx'
import { FittedShape } from './sprite-picture.tsx'
import { FullScreenTool } from './stage.tsx'
import type { FullScreen } from './use-full-screen.ts'
import { SpriteMore } from './sprite-more.tsx'
import { useCreator } from '../use-creator.ts'
import { useNumbers } from '../use-numbers.ts'
import { useRunner } from './use-runner.ts'

/** On a laptop under the stage: who is on it, what can join, and all about the chosen one. */
export function SpriteStrip() {
  const words = creatorWords.use()
  const { project, sprite } = useCreator()
  const row = useFocusThatStays(project.sprites.length)
  const addSurprise = useAddSurprise()
  return (
    <section className="panel sprites" aria-labelledby="sprites-title">
      <h2 className="only-heard" id="sprites-title">
        {words.sprites}
      </h2>
      <div className="sprites__row" ref={row}>
        <SpriteTiles />
        <button type="button" className="sprites__one sprites__one--add" onClick={() => openDoor('pictures')}>
          <CreatorIcon name="picture" />
          {words.pictures}
        </button>
        <button type="button" className="sprites__one sprites__one--add" onClick={addSurprise}>
          <CreatorIcon name="dice" />
          {words.add_sprite}
        </button>
        <BackdropTile />
      </div>
      {sprite && <SpriteFields key={sprite.id} sprite={sprite} />}
    </section>
  )
}

/** Beside the stage of a phone or tablet: the same, with Add and Full screen always in reach at its end. */
export function SpriteRail({ full }: { full: FullScreen }) {
  const words = creatorWords.use()
  const { project, sprite } = useCreator()
  const row = useFocusThatStays(project.sprites.length)
  const isTablet = useShellLayout().kind === 'tablet'
  return (
    <section className="sprites sprites--rail" aria-labelledby="sprites-title">
      <h2 className="only-heard" id="sprites-title">
        {words.sprites}
      </h2>
      <div className="sprites__list" ref={row}>
        <SpriteTiles />
        <BackdropTile />
        {isTablet && sprite && <SpriteFields key={sprite.id} sprite={sprite} />}
      </div>
      <div className="sprites__foot">
        <button type="button" className="sprites__add" aria-label={words.add} onClick={() => openDoor('pictures')}>
          <CreatorIcon name="plus" />
        </button>
        {!full.isFull && <FullScreenTool full={full} />}
      </div>
    </section>
  )
}

function SpriteTiles() {
  const words = creatorWords.use()
  const { project, sprite, choose } = useCreator()
  const { kind } = useShellLayout()
  return project.sprites.map((each) => (
    <button
      key={each.id}
      type="button"
      className="sprites__one"
      aria-pressed={each.id === sprite?.id}
      onClick={() => {
        // A phone has no room for all about a sprite: a second press shows it.
        if (each.id === sprite?.id && (kind === 'phone' || kind === 'landscape')) openDoor('about')
        else choose({ sprite: each.id, said: fill(words.sprite_chosen, { name: each.name }) })
      }}
    >
      <svg viewBox="0 0 96 96" aria-hidden="true" focusable="false">
        <FittedShape costume={each.costumes[each.costume]} />
      </svg>
      <span className="sprites__name">{each.name}</span>
    </button>
  ))
}

function BackdropTile() {
  const words = creatorWords.use()
  const { project } = useCreator()
  return (
    <button type="button" className="sprites__one sprites__one--backdrop" onClick={() => openDoor('backdrop')}>
      <svg viewBox="0 0 480 360" aria-hidden="true" focusable="false">
        <StageBackdrop costume={project.stage.costumes[project.stage.costume]} />
      </svg>
      <span className="sprites__name">{words.backdrop}</span>
    </button>
  )
}

/** A cat, a unicorn or a duck, somewhere. The chosen sprite stays chosen. */
export function useAddSurprise(): () => void {
  const words = creatorWords.use()
  const { project, edit } = useCreator()
  const numbers = useNumbers()
  return () => {
    const picture = oneOf(pictures)
    const at = { x: between(50, 400), y: between(50, 300) }
    const after = addPicture(project, picture, { name: words[picture], ...fromPixels(at) })
    const name = after.sprites.at(-1)?.name ?? ''
    edit(after, { said: fill(words.sprite_added, { name, ...numbers.shown(fromPixels(at)) }), otherwise: words.cannot_add })
  }
}

/** The button that removed a sprite goes with it: whoever pressed it stands on the one that is chosen now. */
function useFocusThatStays(count: number) {
  const row = useRef<HTMLDivElement>(null)
  const before = useRef(count)
  useLayoutEffect(() => {
    const isLost = count < before.current && document.activeElement === document.body
    if (isLost) row.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus()
    before.current = count
  }, [count])
  return row
}

export function SpriteFields({ sprite }: { sprite: Sprite }) {
  const words = creatorWords.use()
  const { project, edit } = useCreator()
  const runner = useRunner()
  const { name, id } = sprite
  const numbers = useNumbers()
  const { least, most } = numbers
  const at = numbers.shown(sprite)
  const place = (to: { x: number; y: number }) => {
    const place = numbers.stored(to)
    const actor = runner.actorOf(id)
    if (actor) Object.assign(actor, place)
    edit(changeSprite(project, id, place), { said: fill(words.sprite_moved, { name, ...to }) })
  }
  const copy = () => {
    const after = duplicateSprite(project, id)
    edit(after, {
      said: fill(words.sprite_copied, { from: name, name: after.sprites.at(-1)?.name ?? '' }),
      otherwise: words.cannot_add,
    })
  }
  return (
    <div className="sprites__fields">
      <Box label={words.name} value={name} keep={(wanted) => rename(project, sprite, wanted)} />
      <NumberBox
        label="x"
        value={Math.round(at.x)}
        least={least.x}
        most={most.x}
        keep={(x) => place({ x, y: Math.round(at.y) })}
      />
      <NumberBox
        label="y"
        value={Math.round(at.y)}
        least={least.y}
        most={most.y}
        keep={(y) => place({ x: Math.round(at.x), y })}
      />
      <SpriteMore sprite={sprite} />
      <button type="button" className="tool tool--small" onClick={copy}>
        <CreatorIcon name="copy" />
        {fill(words.copy_sprite, { name })}
      </button>
      {project.sprites.length > 1 && (
        <button
          type="button"
          className="tool tool--small"
          onClick={() => edit(removeSprite(project, id), { said: fill(words.sprite_removed, { name }), block: null })}
        >
          <CreatorIcon name="remove" />
          {fill(words.remove_sprite, { name })}
        </button>
      )}
    </div>
  )

  function rename(before: Project, { id: which }: Sprite, wanted: string): void {
    edit(renameSprite(before, which, wanted), {
      said: fill(words.sprite_named, { name: wanted.trim() }),
      otherwise: words.name_taken,
    })
  }
}

interface NumberBoxProps {
  label: string
  value: number
  least: number
  most: number
  keep: (value: number) => void
}

function NumberBox({ label, value, least, most, keep }: NumberBoxProps) {
  const take = (text: string) => {
    const typed = plainDigits(text)
    const number = Number(typed)
    if (typed.trim() !== '' && Number.isFinite(number)) keep(Math.min(Math.max(Math.round(number), least), most))
  }
  return <Box label={label} value={String(value)} keep={take} isNumber isSigned={least < 0} />
}

interface BoxProps {
  label: string
  value: string
  keep: (value: string) => void
  isNumber?: boolean
  /** It may be below 0: the keys for digits alone have no minus on some phones. */
  isSigned?: boolean
}

/** Keeps what was typed on Enter or on leaving; shows the value of the moment otherwise. */
function Box({ label, value, keep, isNumber = false, isSigned = false }: BoxProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const take = () => {
    if (typed !== null && typed !== value) keep(typed)
    setTyped(null)
  }
  return (
    <label className={isNumber ? 'sprites__field' : 'sprites__field sprites__field--name'}>
      {label}
      <input
        value={typed ?? value}
        inputMode={isNumber && !isSigned ? 'numeric' : undefined}
        autoComplete="off"
        maxLength={isNumber ? 6 : 100}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={take}
        onKeyDown={(event) => event.key === 'Enter' && take()}
      />
    </label>
  )
}

function oneOf<T>(list: readonly [T, ...T[]] | readonly T[]): T {
  const found = list[Math.floor(Math.random() * list.length)]
  if (found === undefined) throw new Error('there is nothing to choose from')
  return found
}

function between(least: number, most: number): number {
  return least + Math.floor(Math.random() * (most - least + 1))
}
