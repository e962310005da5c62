/** A sprite's pen: position, colour and size, in the units of Scratch 3. */
import type { Actor, Pen } from '../machine/state.ts'
import { countLooks, countPixels } from '../machine/time.ts'
import type { PenLayer } from '../machine/values.ts'
import { clearLayer, drawLine, newPenLayer, type Rgba, stamp } from './pen-layer.ts'

interface Settings {
  isDown: boolean
  /** From 0 to 100, as are the next three. */
  hue: number
  saturation: number
  brightness: number
  transparency: number
  /** The shade of Scratch 2, 0 to 200. */
  shade: number
  diameter: number
  color: Rgba
}

interface OwnPen extends Pen {
  readonly settings: Settings
}

const usual: Settings = {
  isDown: false,
  hue: 66.66,
  saturation: 100,
  brightness: 100,
  transparency: 0,
  shade: 50,
  diameter: 1,
  color: [0, 0, 1, 1],
}

const largest = 1200

export function penOf(actor: Actor): OwnPen {
  actor.pen ??= newPen(usual)
  return actor.pen as OwnPen
}

function newPen(from: Settings): OwnPen {
  const settings = { ...from }
  return {
    settings,
    copy: () => newPen(settings),
    moved(actor, fromX, fromY) {
      if (settings.isDown) draws(actor, settings, { fromX, fromY, toX: actor.x, toY: actor.y })
    },
  }
}

function layerOf({ machine }: Actor): PenLayer {
  machine.redraw = true
  return (machine.penLayer ??= newPenLayer())
}

function draws(actor: Actor, settings: Settings, line: Parameters<typeof drawLine>[2]): void {
  countPixels(actor.machine.warp, drawLine(layerOf(actor), settings, line))
}

export function erase(actor: Actor): void {
  const layer = layerOf(actor)
  clearLayer(layer)
  countLooks(actor.machine.warp, layer.points.length / 4)
}

export function stamps(actor: Actor): void {
  countPixels(actor.machine.warp, stamp(layerOf(actor), actor))
}

export function setDown(actor: Actor, isDown: boolean): void {
  const { settings } = penOf(actor)
  settings.isDown = isDown
  if (isDown) draws(actor, settings, { fromX: actor.x, fromY: actor.y, toX: actor.x, toY: actor.y })
}

export function setSize(actor: Actor, size: number): void {
  penOf(actor).settings.diameter = Math.min(Math.max(size, 1), largest)
}

export type Part = 'color' | 'saturation' | 'brightness' | 'transparency'

/** Unknown parts change nothing. */
export function setPart({ settings }: OwnPen, part: string, change: (before: number) => number): void {
  if (part === 'color') settings.hue = wrapped(change(settings.hue))
  if (part === 'saturation') settings.saturation = clamped(change(settings.saturation))
  if (part === 'brightness') settings.brightness = clamped(change(settings.brightness))
  if (part === 'transparency') settings.transparency = clamped(change(settings.transparency))
  mix(settings)
}

/** Red, green and blue, 0 to 255. */
export function setColor({ settings }: OwnPen, rgb: readonly number[], alpha = 255): void {
  const { degrees, saturation, brightness } = hsvOf(rgb)
  Object.assign(settings, { hue: (degrees / 360) * 100, saturation, brightness })
  settings.transparency = 100 * (1 - alpha / 255)
  settings.shade = settings.brightness / 2
  mix(settings)
}

/** The hue of Scratch 2, 0 to 200. */
export function setHue(pen: OwnPen, change: (before: number) => number, isSet: boolean): void {
  setPart(pen, 'color', (before) => change(2 * before) / 2)
  if (isSet) setPart(pen, 'transparency', () => 0)
  mixShade(pen.settings)
}

export function setShade({ settings }: OwnPen, change: (before: number) => number): void {
  const shade = change(settings.shade) % 200
  settings.shade = shade < 0 ? shade + 200 : shade
  mixShade(settings)
}

function mixShade(settings: Settings): void {
  const full = rgbOf(settings.hue, 1, 1)
  const shade = settings.shade > 100 ? 200 - settings.shade : settings.shade
  const share = shade < 50 ? (10 + shade) / 60 : (shade - 50) / 60
  const { degrees, saturation, brightness } = hsvOf(
    full.map((part) => (shade < 50 ? part * share : (1 - share) * part + share * 255)),
  )
  Object.assign(settings, { hue: (100 * degrees) / 360, saturation, brightness })
  mix(settings)
}

/**
 * The degrees of the hue, saturation and brightness of a colour. Calculated in the order of Scratch, here and below: the
 * parts of the drawn colour are rounded down, so that the last bit of a hue may change them.
 */
function hsvOf(rgb: readonly number[]): { degrees: number; saturation: number; brightness: number } {
  const [red = 0, green = 0, blue = 0] = rgb.map((part) => part / 255)
  const most = Math.max(red, green, blue)
  const least = Math.min(red, green, blue)
  const span = most - least
  let sixth = 0
  if (span > 0) {
    const [from, difference] = red === least ? [3, green - blue] : green === least ? [5, blue - red] : [1, red - green]
    sixth = from - difference / span
  }
  return { degrees: (sixth * 60) % 360, saturation: most === 0 ? 0 : (span / most) * 100, brightness: most * 100 }
}

function mix(settings: Settings): void {
  const [red = 0, green = 0, blue = 0] = rgbOf(settings.hue, settings.saturation / 100, settings.brightness / 100)
  settings.color = [red / 255, green / 255, blue / 255, 1 - settings.transparency / 100]
}

/** Integers from 0 to 255, rounded down as in Scratch. */
function rgbOf(hue: number, saturation: number, value: number): number[] {
  const degrees = ((hue * 360) / 100) % 360
  const turn = (degrees < 0 ? degrees + 360 : degrees) / 60
  const sixth = Math.floor(turn)
  const rest = turn - sixth
  const low = value * (1 - saturation)
  const falling = value * (1 - saturation * rest)
  const rising = value * (1 - saturation * (1 - rest))
  const parts = [
    [value, rising, low],
    [falling, value, low],
    [low, value, rising],
    [low, falling, value],
    [rising, low, value],
    [value, low, falling],
  ][sixth] ?? [value, rising, low]
  return parts.map((part) => Math.floor(part * 255))
}

function clamped(value: number): number {
  return Math.min(Math.max(value, 0), 100)
}

/** Wraps to 0 to 100, modulo 101. */
function wrapped(value: number): number {
  return value - Math.floor(value / 101) * 101
}
