import { languages } from '@ankur/languages'
import { expect, test } from 'vitest'
import { pressFlag, start, step } from '../machine/machine.ts'
import { createClone } from '../machine/clones.ts'
import { colorSense } from '../machine/scene/colors.ts'
import { beginDrag, dragTo, endDrag } from '../machine/events.ts'
import { isTouching } from '../machine/scene/overlap.ts'
import { rectangle } from '../machine/scene/shape.ts'
import { labelOf, labelText } from '../labels/label.ts'
import type { Entry } from '../opcodes/entry.ts'
import type { Block } from '../project.ts'
import { block, addOneToCount, flagHat, game, paletteBlock, fixedWorld } from '../sample-game.ts'
import { addExtensions } from './extensions.ts'
import { musicBlocks } from './music.ts'
import { penOf } from './pen.ts'
import { penBlocks } from './pen-blocks.ts'
import { speechBlocks } from './speech.ts'

addExtensions()

function ran(...blocks: Block[]) {
  const machine = start(game([flagHat, ...blocks]), { ...fixedWorld, passLimit: 1000 })
  pressFlag(machine)
  step(machine)
  return machine
}

/** The pixel at a position of the stage: red, green, blue and alpha. */
function drawnAt({ penLayer }: ReturnType<typeof ran>, x: number, y: number): number[] {
  const at = ((180 - Math.ceil(y)) * 480 + Math.floor(x) + 240) * 4
  return [...(penLayer?.points.slice(at, at + 4) ?? [])]
}

const goes = (X: string, Y: string) => paletteBlock('motion_gotoxy', { X, Y })
const red = paletteBlock('pen_setPenColorToColor', { COLOR: '#ff0000' })

test('a lowered pen draws the path of its sprite in its colour and width', () => {
  const machine = ran(red, paletteBlock('pen_setPenSizeTo', { SIZE: '11' }), paletteBlock('pen_penDown'), goes('100', '0'))
  expect(machine.redraw).toBe(true)
  expect([0, 50, 100].map((x) => drawnAt(machine, x, 0))).toEqual(Array(3).fill([255, 0, 0, 255]))
  expect([drawnAt(machine, 50, 4), drawnAt(machine, 50, 8), drawnAt(machine, -20, 0)]).toEqual([
    [255, 0, 0, 255],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ])
  expect(machine.warp.looksLeft).toBeLessThan(50_000_000)
})

test('a raised pen draws nothing, and "erase all" clears everything', () => {
  expect(ran(paletteBlock('pen_penUp'), goes('100', '0')).penLayer).toBeNull()
  const machine = ran(paletteBlock('pen_penDown'), goes('100', '0'), paletteBlock('pen_clear'))
  expect(machine.penLayer?.points.some((part) => part > 0)).toBe(false)
})

test('semi-transparent lines are blended as in Scratch', () => {
  const half = paletteBlock('pen_setPenColorParamTo', { COLOR_PARAM: 'transparency', VALUE: '50' })
  const machine = ran(
    red,
    half,
    paletteBlock('pen_setPenSizeTo', { SIZE: '20' }),
    paletteBlock('pen_penDown'),
    paletteBlock('pen_penDown'),
  )
  expect(drawnAt(machine, 0, 0)).toEqual([192, 0, 0, 192])
})

test.each([
  [[paletteBlock('pen_setPenColorParamTo', { COLOR_PARAM: 'color', VALUE: '150' })], { hue: 49 }],
  [[paletteBlock('pen_changePenColorParamBy', { COLOR_PARAM: 'saturation', VALUE: '-30' })], { saturation: 70 }],
  [[paletteBlock('pen_setPenColorParamTo', { COLOR_PARAM: 'brightness', VALUE: '500' })], { brightness: 100 }],
  [[paletteBlock('pen_setPenSizeTo', { SIZE: '0' }), paletteBlock('pen_changePenSizeBy', { SIZE: '4' })], { diameter: 5 }],
  [[paletteBlock('pen_setPenSizeTo', { SIZE: '5000' })], { diameter: 1200 }],
  [[paletteBlock('pen_setPenColorToColor', { COLOR: '#00ff00' })], { hue: (120 / 360) * 100, color: [0, 1, 0, 1] }],
  // Scratch rounds the parts down on the way through the hue: 0x12 becomes 17.
  [[paletteBlock('pen_setPenColorToColor', { COLOR: '#123456' })], { color: [17 / 255, 52 / 255, 86 / 255, 1] }],
  [[red, paletteBlock('pen_changePenHueBy', { HUE: '7.25' })], { color: [1, 55 / 255, 0, 1] }],
  [
    [paletteBlock('pen_setPenHueToNumber', { HUE: '0' }), paletteBlock('pen_setPenShadeToNumber', { SHADE: '50' })],
    { color: [1, 0, 0, 1] },
  ],
  [[paletteBlock('pen_setPenShadeToNumber', { SHADE: '250' })], { shade: 50 }],
])('a pen takes what it is set to: %#', (blocks, settings) => {
  expect(penOf(ran(...blocks).actors[0]!).settings).toMatchObject(settings)
})

test('a clone starts with its original’s pen settings and then has its own pen', () => {
  const machine = ran(red, paletteBlock('pen_penDown'))
  const [cat] = machine.actors
  createClone(cat!)
  const clone = machine.actors[1]!
  expect(penOf(clone).settings).toEqual(penOf(cat!).settings)
  penOf(clone).settings.diameter = 7
  expect(penOf(cat!).settings.diameter).toBe(1)
})

test('a dragged sprite follows the pointer, draws nothing and touches no sprite', () => {
  const project = game([flagHat, paletteBlock('pen_penDown')])
  const [cat] = project.sprites
  const machine = start({ ...project, sprites: [cat!, { ...cat!, id: 'dog', name: 'Dog', scripts: [] }] }, fixedWorld)
  pressFlag(machine)
  step(machine)
  const [dragged, other] = machine.actors
  const before = machine.penLayer?.version
  expect(isTouching(other!, cat!.name)).toBe(true)
  beginDrag(machine, dragged!, { x: 5, y: 5 })
  dragTo(machine, { x: 15, y: 0 })
  expect([dragged!.x, dragged!.y, machine.penLayer?.version]).toEqual([10, -5, before])
  expect([isTouching(other!, cat!.name), isTouching(dragged!, 'Dog')]).toEqual([false, true])
  endDrag(machine)
  expect(isTouching(other!, cat!.name)).toBe(true)
})

test('a stamp is the current picture, and colour sensing detects pen drawings', () => {
  const blue = { ...rectangle(game().sprites[0]!.costumes[0]!), colorAt: () => 0xffff0000 }
  const world = { ...fixedWorld, shapeOf: () => blue, colors: colorSense }
  const machine = start(game([flagHat, paletteBlock('pen_stamp'), paletteBlock('looks_hide')]), world)
  machine.stage.visible = false
  pressFlag(machine)
  step(machine)
  expect(drawnAt(machine, 0, 0)).toEqual([0, 0, 255, 255])
  expect(colorSense.isTouching(machine.actors[0]!, '#0000ff')).toBe(true)
  expect(colorSense.isTouching(machine.actors[0]!, '#00ff00')).toBe(false)
})

test.each([
  ['music_playDrumForBeats', { DRUM: '1', BEATS: '0.25' }, 250],
  ['music_restForBeats', { BEATS: '0.5' }, 500],
  ['music_playNoteForBeats', { NOTE: '60', BEATS: '1' }, 1000],
])('%s waits by the tempo', (opcode, inputs, ms) => {
  const clock = { ms: 0 }
  const machine = start(game([flagHat, paletteBlock(opcode, inputs), addOneToCount]), { ...fixedWorld, now: () => clock.ms })
  pressFlag(machine)
  step(machine)
  clock.ms = ms - 1
  step(machine)
  expect(machine.stage.cells[0]?.value).toBe(0)
  clock.ms = ms
  step(machine)
  expect(machine.stage.cells[0]?.value).toBe(1)
})

test('the tempo is limited, and notes and drums are passed to the page', () => {
  const machine = ran(
    paletteBlock('music_setTempo', { TEMPO: '5000' }),
    paletteBlock('music_setInstrument', { INSTRUMENT: '22' }),
    paletteBlock('music_playNoteForBeats', { NOTE: '500', BEATS: '1' }),
  )
  expect(machine.tempo).toBe(500)
  expect(machine.notes).toMatchObject([{ sound: { kind: 'note', pitch: 130, instrument: 0, seconds: 0.12 } }])
  expect(ran(paletteBlock('music_playDrumForBeats', { DRUM: '0' })).notes).toMatchObject([{ sound: { kind: 'drum', drum: 17 } }])
})

test('"speak" waits until the voice has finished, or for the estimated reading time', () => {
  const clock = { ms: 0 }
  const machine = start(game([flagHat, paletteBlock('text2speech_speakAndWaitBlock', { WORDS: 'hi' }), addOneToCount]), {
    ...fixedWorld,
    now: () => clock.ms,
  })
  pressFlag(machine)
  step(machine)
  expect(machine.speeches.map(({ words }) => words)).toEqual(['hi'])
  clock.ms = 500
  step(machine)
  expect(machine.stage.cells[0]?.value).toBe(0)
  machine.speeches[0]?.ends()
  step(machine)
  expect([machine.stage.cells[0]?.value, machine.speeches.length, machine.timers.length]).toEqual([1, 0, 0])
})

test('every extension block has a label in every language with a placeholder for each input', () => {
  const places = (label = '') => [...label.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted()
  for (const [opcode, { inputs = {}, fields = {} }] of Object.entries<Entry>({ ...penBlocks, ...musicBlocks, ...speechBlocks })) {
    const wanted = [...Object.keys(inputs), ...Object.keys(fields)].toSorted()
    for (const language of languages) expect(places(labelText(opcode, language)), `${opcode} ${language}`).toEqual(wanted)
  }
})

test('an unsupported block has a label with its opcode name and its values', () => {
  const translates = block('translate_getTranslate', { WORDS: 'hello', LANGUAGE: 'hi' })
  expect(labelOf(translates, 'en')).toBe('Does not run here: translate hello to hi')
  expect(labelOf(translates, 'hi')).toBe('यहाँ नहीं चलता: hello का hi में अनुवाद')
  expect(labelOf(block('ev3_motorTurn', { PORT: '2' }), 'en')).toBe('Does not run here: motor turn (2)')
})
