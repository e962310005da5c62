/**
 * Monitors of variables and lists on the stage: those of the running game, of the recorded frame, otherwise the project's
 * own.
 */
import type { Machine } from '@ankur/blocks/machine/state'
import type { RecordedFrame } from '@ankur/blocks/recording'
import { type Monitor, type Project, type Target, targetsOf, type Value } from '@ankur/blocks/project'
import { isRecord } from '../../../platform/comfort/comfort-settings.ts'
import { parseJson } from '../../../platform/storage/storage.ts'
import type { Runner } from '../runner.ts'

export interface Readout {
  readonly id: string
  readonly name: string
  /** In stage units, from its upper left corner. */
  readonly x: number
  readonly y: number
  readonly look: Look
  readonly value: Value
  /** The items of a list, which has no single value. */
  readonly list: { readonly items: readonly Value[]; readonly length: number } | null
}

interface Look {
  readonly mode: 'default' | 'large' | 'slider'
  readonly width: number
  readonly height: number
  readonly least: number
  readonly most: number
  /** A slider with integer steps. */
  readonly isWhole: boolean
}

export function shownReadouts(project: Project, runner: Runner): Readout[] {
  const game = runner.game() ?? project
  if (game.monitors.length === 0) return []
  const placed = placesOf(game)
  const [looked, machine] = [runner.lookedAt(), runner.machine()]
  return targetsOf(game).flatMap((target, at) => {
    const values = looked
      ? recorded(looked.frame, at)
      : machine
        ? running(machine, at)
        : resting(target, (id) => placed.get(id)?.visible === true)
    const named = (entry: { id: string; name: string }) => ({
      id: entry.id,
      name: at === 0 ? entry.name : `${target.name}: ${entry.name}`,
    })
    return [
      ...target.variables.flatMap((variable, index) => {
        const shown = values.variables[index]
        const place = placed.get(variable.id)
        return shown?.isShown && place ? { ...place, ...named(variable), value: shown.value, list: null } : []
      }),
      ...target.lists.flatMap((list, index) => {
        const shown = values.lists[index]
        const place = placed.get(list.id)
        return shown?.isShown && place ? { ...place, ...named(list), value: '', list: shown } : []
      }),
    ]
  })
}

/** A player moved a slider. */
export function setReadout(runner: Runner, id: string, value: number): void {
  const [game, machine] = [runner.game(), runner.machine()]
  if (!game || !machine) return
  for (const [at, { variables }] of targetsOf(game).entries()) {
    const actor = at === 0 ? machine.stage : machine.actors.find((each) => !each.isClone && each.id === at - 1)
    const cell = actor?.cells[variables.findIndex((variable) => variable.id === id)]
    if (cell) cell.value = value
  }
  runner.drawAgain()
}

interface Values {
  readonly variables: readonly { readonly value: Value; readonly isShown: boolean }[]
  readonly lists: readonly { readonly items: readonly Value[]; readonly length: number; readonly isShown: boolean }[]
}

/** `at`: 0 is the stage, then the sprites in creation order. */
function recorded({ stage, sprites }: RecordedFrame, at: number): Values {
  return (at === 0 ? stage : sprites.find(({ id, isClone }) => !isClone && id === at - 1)) ?? { variables: [], lists: [] }
}

function running(machine: Machine, at: number): Values {
  const actor = at === 0 ? machine.stage : machine.actors.find(({ id, isClone }) => !isClone && id === at - 1)
  if (!actor) return { variables: [], lists: [] }
  return {
    variables: actor.cells.map((cell) => ({ value: cell.value, isShown: machine.shown.has(cell) })),
    lists: actor.lists.map((list) => ({ items: list.items, length: list.items.length, isShown: machine.shown.has(list) })),
  }
}

function resting({ variables, lists }: Target, isShown: (id: string) => boolean): Values {
  return {
    variables: variables.map(({ id, value }) => ({ value, isShown: isShown(id) })),
    lists: lists.map(({ id, items }) => ({ items, length: items.length, isShown: isShown(id) })),
  }
}

type ReadoutPlace = Pick<Readout, 'x' | 'y' | 'look'> & { readonly visible: boolean }

const known = new WeakMap<Project['monitors'], ReadonlyMap<string, ReadoutPlace>>()

/** Parsed once for each list of monitors: Scratch's data of them is stored as text. */
function placesOf({ monitors }: Project): ReadonlyMap<string, ReadoutPlace> {
  const found = known.get(monitors) ?? new Map(monitors.map((monitor, index) => [monitor.id, placeOf(monitor, index)]))
  known.set(monitors, found)
  return found
}

/** Those without a position are placed below each other. */
function placeOf({ visible, kept }: Monitor, index: number): ReadoutPlace {
  const stored = parseJson(kept ?? null)
  const given = isRecord(stored) ? stored : {}
  const number = (key: string, usual: number, most = Infinity) => {
    const value = given[key]
    return typeof value === 'number' && Number.isFinite(value) ? Math.min(value, most) : usual
  }
  const mode = given.mode === 'large' || given.mode === 'slider' ? given.mode : 'default'
  return {
    visible,
    x: Math.max(number('x', 5, 460), 0),
    y: Math.max(number('y', 5 + (index % 12) * 28, 340), 0),
    look: {
      mode,
      // 0 means "automatic" in Scratch.
      width: Math.max(number('width', 0, 480) || 100, 60),
      height: Math.max(number('height', 0, 360) || 200, 60),
      least: number('sliderMin', 0),
      most: number('sliderMax', 100),
      isWhole: given.isDiscrete !== false,
    },
  }
}
