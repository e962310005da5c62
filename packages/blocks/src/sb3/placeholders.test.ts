import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { labelOf } from '../labels/label.ts'
import { pressFlag, start, step } from '../machine/machine.ts'
import { allBlocks } from '../project.ts'
import { parseScenario, traceLines } from '../trace.ts'
import { readSb3 } from './read.ts'
import { writeSb3 } from './write.ts'

const vectors = `${import.meta.dirname}/../../vectors`

function opened(bytes: Uint8Array) {
  const read = readSb3(bytes)
  if (!read.ok) throw new Error(read.problem)
  return read
}

function again(bytes: Uint8Array): Uint8Array {
  const { project, files } = opened(bytes)
  const written = writeSb3(project, files)
  if (!written.ok) throw new Error(written.problem)
  return written.bytes
}

interface WrittenBlock {
  readonly opcode: string
  readonly next: string
  readonly comment: string
  readonly inputs: Record<string, readonly [number, string, string]>
}

interface WrittenProject {
  readonly targets: { blocks: Record<string, WrittenBlock>; comments: Record<string, object>; costumes: object[] }[]
  readonly monitors: object[]
  readonly extensions: string[]
  readonly meta: object
  readonly extra: object
}

function jsonIn(bytes: Uint8Array): WrittenProject {
  return JSON.parse(strFromU8(unzipSync(bytes)['project.json'] ?? strToU8('null')))
}

for (const file of globSync('*/project.sb3', { cwd: vectors })) {
  test(`${dirname(file)}, exported and imported again, runs frame by frame as before`, () => {
    const bytes = readFileSync(join(vectors, file))
    const parsed = parseScenario(JSON.parse(readFileSync(join(vectors, dirname(file), 'scenario.json'), 'utf8')))
    if (!parsed.ok) throw new Error(parsed.problems.join())
    const before = opened(bytes)
    const after = opened(again(bytes))
    expect(after.project).toEqual(before.project)
    expect([...traceLines(after.project, parsed.scenario)]).toEqual([...traceLines(before.project, parsed.scenario)])
  })
}

/** Every part of it is what a real editor writes, and all of it is unknown here. */
const foreign = {
  targets: [
    {
      isStage: true,
      name: 'Stage',
      variables: { 'v`1': ['☁ best', 7, true] },
      lists: {},
      broadcasts: { m9: 'go' },
      blocks: {},
      comments: { note: { blockId: null, x: 1, y: 2, width: 200, height: 100, minimized: true, text: 'to do' } },
      currentCostume: 0,
      costumes: [],
      sounds: [],
      volume: 100,
      layerOrder: 0,
      tempo: 90,
      videoTransparency: 20,
      videoState: 'off',
      textToSpeechLanguage: 'hi',
      tool: { zoom: 2 },
    },
    {
      isStage: false,
      name: 'Cat',
      variables: {},
      lists: {},
      broadcasts: {},
      blocks: {
        hat: {
          opcode: 'videoSensing_whenMotionGreaterThan',
          next: 'drum',
          parent: null,
          inputs: { REFERENCE: [1, [4, '10']] },
          fields: {},
          shadow: false,
          topLevel: true,
          x: 10,
          y: 20,
        },
        drum: {
          opcode: 'music_playDrumForBeats',
          next: 'twice',
          parent: 'hat',
          inputs: { DRUM: [3, 'tempo', 'menu'], BEATS: [1, [4, '0.25']] },
          fields: {},
          shadow: false,
          topLevel: false,
          comment: 'beat',
        },
        menu: {
          opcode: 'music_menu_DRUM',
          next: null,
          parent: 'drum',
          inputs: {},
          fields: { DRUM: ['3', null] },
          shadow: true,
          topLevel: false,
        },
        tempo: { opcode: 'music_getTempo', next: null, parent: 'drum', inputs: {}, fields: {}, shadow: false, topLevel: false },
        twice: {
          opcode: 'tool_twice',
          next: 'move',
          parent: 'drum',
          inputs: { SUBSTACK: [2, 'down'], SUBSTACK3: [2, 'up'] },
          fields: { HOW: ['well', 'id-7'] },
          shadow: false,
          topLevel: false,
          mutation: { tagName: 'mutation', children: [], blockInfo: '{"text":"twice"}' },
          collapsed: true,
        },
        down: { opcode: 'pen_penDown', next: null, parent: 'twice', inputs: {}, fields: {}, shadow: false, topLevel: false },
        up: { opcode: 'pen_penUp', next: null, parent: 'twice', inputs: {}, fields: {}, shadow: false, topLevel: false },
        move: {
          opcode: 'motion_movesteps',
          next: null,
          parent: 'twice',
          inputs: { STEPS: [1, [5, '10']], SPEED: [1, [10, 'fast']] },
          fields: { GAIT: ['trot', null] },
          shadow: false,
          topLevel: false,
        },
      },
      comments: { beat: { blockId: 'drum', x: 300, y: 20, width: 200, height: 200, minimized: false, text: 'the beat' } },
      currentCostume: 0,
      costumes: [],
      sounds: [],
      volume: 100,
      layerOrder: 1,
      visible: true,
      x: 0,
      y: 0,
      size: 100,
      direction: 90,
      draggable: false,
      rotationStyle: 'all around',
    },
  ],
  monitors: [
    {
      id: 'timer',
      mode: 'large',
      opcode: 'sensing_timer',
      params: {},
      spriteName: null,
      value: 0,
      width: 0,
      height: 0,
      x: 5,
      y: 5,
      visible: true,
      sliderMin: 0,
      sliderMax: 100,
      isDiscrete: true,
    },
    {
      id: 'v`1',
      mode: 'slider',
      opcode: 'data_variable',
      params: { VARIABLE: '☁ best' },
      spriteName: null,
      value: 7,
      width: 0,
      height: 0,
      x: 200,
      y: 9,
      visible: true,
      sliderMin: -5,
      sliderMax: 5,
      isDiscrete: false,
    },
  ],
  extensions: ['videoSensing', 'music', 'pen', 'tool', 'translate'],
  meta: { semver: '3.0.0', vm: '1.2.3', agent: 'somebody', origin: 'somewhere' },
  extra: [1, { two: null }],
}

const costume = { name: 'c', dataFormat: 'svg', assetId: '0'.repeat(32), rotationCenterX: 48, rotationCenterY: 50, skin: 4 }
const withCostumes = { ...foreign, targets: foreign.targets.map((target) => ({ ...target, costumes: [costume] })) }
const foreignFile = zipSync({ 'project.json': strToU8(JSON.stringify(withCostumes)) })

test('extension blocks keep their position, inputs, substacks, comments and unknown content', () => {
  const [stage, cat] = jsonIn(again(foreignFile)).targets
  const at = (id: string | undefined) => cat!.blocks[id!]!
  const [, hat] = Object.entries(cat!.blocks)[0]!

  expect(hat).toMatchObject({
    opcode: 'videoSensing_whenMotionGreaterThan',
    topLevel: true,
    x: 10,
    y: 20,
    inputs: { REFERENCE: [1, [4, '10']] },
  })
  const drum = at(hat.next)
  expect(drum).toMatchObject({ opcode: 'music_playDrumForBeats', inputs: { BEATS: [1, [4, '0.25']] } })
  const [kind, tempo, menu] = drum.inputs.DRUM!
  expect([kind, at(tempo).opcode]).toEqual([3, 'music_getTempo'])
  expect(at(menu)).toMatchObject({ opcode: 'music_menu_DRUM', shadow: true, fields: { DRUM: ['3', null] } })
  expect(cat!.comments[drum.comment]).toMatchObject({ blockId: hat.next, text: 'the beat', x: 300 })

  const twice = at(drum.next)
  expect(twice).toMatchObject({
    opcode: 'tool_twice',
    fields: { HOW: ['well', 'id-7'] },
    mutation: { tagName: 'mutation', children: [], blockInfo: '{"text":"twice"}' },
    collapsed: true,
  })
  expect([at(twice.inputs.SUBSTACK![1]).opcode, at(twice.inputs.SUBSTACK3![1]).opcode]).toEqual(['pen_penDown', 'pen_penUp'])
  expect(twice.inputs).not.toHaveProperty('SUBSTACK2')
  expect(at(twice.next)).toMatchObject({
    opcode: 'motion_movesteps',
    inputs: { STEPS: [1, [5, '10']], SPEED: [1, [10, 'fast']] },
    fields: { GAIT: ['trot', null] },
  })
  expect(stage).toMatchObject({
    variables: { 'v`1': ['☁ best', 7, true] },
    tempo: 90,
    videoState: 'off',
    textToSpeechLanguage: 'hi',
    tool: { zoom: 2 },
  })
  expect(Object.values(stage!.comments)).toEqual([foreign.targets[0]?.comments.note])
  expect(cat!.costumes).toMatchObject([{ name: 'c', skin: 4 }])
})

test('content around the sprites is kept as well: monitors, extensions, and unknown keys', () => {
  const json = jsonIn(again(foreignFile))
  expect(json.monitors).toEqual(expect.arrayContaining(foreign.monitors))
  expect(json.extensions.toSorted()).toEqual(foreign.extensions.toSorted())
  expect(json.meta).toEqual({ semver: '3.0.0', vm: '0.2.0', agent: 'Ankur', origin: 'somewhere' })
  expect(json.extra).toEqual(foreign.extra)
})

test('a second round trip changes nothing', () => {
  const once = again(foreignFile)
  expect(jsonIn(again(once))).toEqual(jsonIn(once))
})

test('unknown blocks do nothing, and the script continues after them', () => {
  const { project } = opened(foreignFile)
  const flag = { id: 'f', opcode: 'event_whenflagclicked', inputs: [], fields: [], stacks: [] }
  const [script] = project.sprites[0]?.scripts ?? []
  const blocks = [flag, ...(script?.blocks.slice(1) ?? [])]
  const sprites = project.sprites.map((sprite) => ({ ...sprite, scripts: [{ x: 0, y: 0, blocks }] }))
  const clock = { ms: 0 }
  const machine = start({ ...project, sprites }, { now: () => clock.ms, random: () => 0 })
  pressFlag(machine)
  step(machine)
  // The drum block is known, and waits.
  clock.ms = 1000
  step(machine)
  expect(machine.actors[0]?.x).toBe(10)
  expect(allBlocks(project)).toHaveLength(7)
})

test('an unknown block says in every language that it does not run here', () => {
  const block = { id: 'b', opcode: 'microbit_displayText', inputs: [{ name: 'TEXT', value: 'hello' }], fields: [], stacks: [] }
  expect(labelOf(block, 'en')).toBe('Does not run here: display text (hello)')
  expect(labelOf(block, 'hi')).toBe('यहाँ नहीं चलता: display text (hello)')
  expect(labelOf(block, 'pa')).toBe('ਇੱਥੇ ਨਹੀਂ ਚੱਲਦਾ: display text (hello)')
})

test('an unknown hat never starts its script', () => {
  const machine = start(opened(foreignFile).project, { now: () => 0, random: () => 0 })
  pressFlag(machine)
  step(machine)
  expect(machine.threads).toEqual([])
})
