/** Reads a Scratch 3 file: the zip, its project.json and the sizes of its pictures. */
import { strFromU8 } from 'fflate'
import {
  type Costume,
  limits,
  type List,
  type Monitor,
  type Project,
  type RotationStyle,
  type Sound,
  type Sprite,
  type Target,
  type Value,
  type Variable,
} from '../project.ts'
import { listOf, mapOf, numberOf, textOf } from './loose.ts'
import { namesFor, type StageNames } from './names.ts'
import { type PictureSize, pictureSize } from './picture-size.ts'
import { type BlockProblem, type Numbering, readScripts, Unreadable } from './read-blocks.ts'
import { unzip, type ZipProblem } from './zip.ts'

export type ReadProblem = ZipProblem | BlockProblem | 'no_project' | 'not_json' | 'no_stage' | 'too_many_sprites'
export type ReadProject =
  | { ok: true; project: Project; files: ReadonlyMap<string, Uint8Array> }
  | { ok: false; problem: ReadProblem }

const longestJson = 5_000_000
const assetName = /^[0-9a-f]{32}\.(svg|png|jpe?g|gif|bmp|wav|mp3)$/

export function readSb3(bytes: Uint8Array): ReadProject {
  const opened = openFile(bytes)
  if (!opened.ok) return opened
  const { text, files } = opened
  if (text.length > longestJson) return { ok: false, problem: 'too_big' }
  try {
    const read = readProject(JSON.parse(text), (name) => sizeOf(files.get(name)))
    return typeof read === 'string' ? { ok: false, problem: read } : { ok: true, project: read, files }
  } catch (fault) {
    return { ok: false, problem: fault instanceof Unreadable ? fault.problem : 'not_json' }
  }
}

type Opened = { ok: true; text: string; files: ReadonlyMap<string, Uint8Array> } | { ok: false; problem: ReadProblem }

/** A zip, or the bare project.json that Scratch takes as well. */
function openFile(bytes: Uint8Array): Opened {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  if (!isZip) return { ok: true, text: strFromU8(bytes.subarray(0, longestJson + 1)), files: new Map() }
  const opened = unzip(bytes, (name) => /^([^/]+\/)?project\.json$/.test(name) || assetName.test(baseName(name)))
  if (!opened.ok) return opened
  const json = opened.files.get('project.json') ?? [...opened.files].find(([name]) => name.endsWith('/project.json'))?.[1]
  if (!json) return { ok: false, problem: 'no_project' }
  return {
    ok: true,
    text: strFromU8(json),
    files: new Map([...opened.files].map(([name, content]) => [baseName(name), content])),
  }
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

function sizeOf(bytes: Uint8Array | undefined): PictureSize | null {
  return bytes ? pictureSize(bytes) : null
}

type SizeOf = (picture: string) => PictureSize | null

/** The content of a project.json. */
export function readProject(content: unknown, sizeOfPicture: SizeOf): Project | ReadProblem {
  const root = mapOf(content)
  const [first, ...rest] = listOf(root.get('targets')).map((target) => mapOf(target))
  if (first?.get('isStage') !== true) return 'no_stage'
  if (rest.length > limits.sprites) return 'too_many_sprites'

  const numbering: Numbering = { nextId: 1, blocksLeft: limits.blocks }
  const names: StageNames = {
    variables: readVariables(first),
    lists: readLists(first),
    messages: new Map([...mapOf(first.get('broadcasts'))].map(([id, name]) => [id, textOf(name)])),
  }
  const reading = { names, numbering, sizeOfPicture }
  const stage = readTarget(first, reading)
  const sprites = rest.map((target, index) => readSprite(target, { ...reading, index }))
  return {
    // What blocks of later sprites added to the stage's names belongs to it too.
    stage: { ...stage, variables: names.variables, lists: names.lists },
    sprites,
    messages: [...names.messages.values()],
    monitors: readMonitors(root.get('monitors')),
    nextId: numbering.nextId,
  }
}

type Found = ReadonlyMap<string, unknown>

interface Reading {
  readonly names: StageNames
  readonly numbering: Numbering
  readonly sizeOfPicture: SizeOf
}

function readTarget(target: Found, { names, numbering, sizeOfPicture }: Reading): Target {
  const variables = readVariables(target)
  const lists = readLists(target)
  const costumes = listOf(target.get('costumes')).map((costume) => readCostume(mapOf(costume), sizeOfPicture))
  const current = Math.trunc(numberOf(target.get('currentCostume'), 0))
  return {
    name: textOf(target.get('name')),
    costumes,
    costume: Math.min(Math.max(current, 0), Math.max(0, costumes.length - 1)),
    sounds: listOf(target.get('sounds')).map((sound) => readSound(mapOf(sound))),
    volume: numberOf(target.get('volume'), 100),
    variables,
    lists,
    scripts: readScripts(target.get('blocks'), namesFor(names, { variables, lists }), numbering),
  }
}

function readSprite(target: Found, reading: Reading & { index: number }): Sprite {
  return {
    ...readTarget(target, reading),
    id: `s${reading.numbering.nextId++}`,
    x: numberOf(target.get('x'), 0),
    y: numberOf(target.get('y'), 0),
    direction: numberOf(target.get('direction'), 90),
    size: numberOf(target.get('size'), 100),
    visible: target.get('visible') !== false,
    draggable: target.get('draggable') === true,
    rotationStyle: styleOf(target.get('rotationStyle')),
    layer: numberOf(target.get('layerOrder'), reading.index + 1),
  }
}

function styleOf(found: unknown): RotationStyle {
  return found === 'left-right' || found === "don't rotate" ? found : 'all around'
}

function readVariables(target: Found): Variable[] {
  return [...mapOf(target.get('variables'))].slice(0, limits.variables).map(([id, found]) => {
    const [name, value] = listOf(found)
    return { id, name: textOf(name), value: valueOf(value) }
  })
}

function readLists(target: Found): List[] {
  return [...mapOf(target.get('lists'))].slice(0, limits.variables).map(([id, found]) => {
    const [name, items] = listOf(found)
    return { id, name: textOf(name), items: listOf(items).slice(0, limits.listItems).map(valueOf) }
  })
}

function valueOf(value: unknown): Value {
  return typeof value === 'number' || typeof value === 'boolean' ? value : textOf(value).slice(0, limits.textLength)
}

function readCostume(costume: Found, sizeOfPicture: SizeOf): Costume {
  const resolution = numberOf(costume.get('bitmapResolution'), 1) || 1
  const picture = textOf(costume.get('md5ext'), `${textOf(costume.get('assetId'))}.${textOf(costume.get('dataFormat'))}`)
  const centerX = numberOf(costume.get('rotationCenterX'), 0)
  const centerY = numberOf(costume.get('rotationCenterY'), 0)
  const { width, height } = sizeOfPicture(picture) ?? { width: 2 * centerX, height: 2 * centerY }
  return {
    name: textOf(costume.get('name')),
    picture,
    width: width / resolution,
    height: height / resolution,
    centerX: centerX / resolution,
    centerY: centerY / resolution,
    resolution,
  }
}

function readSound(sound: Found): Sound {
  const rate = numberOf(sound.get('rate'), 0)
  return {
    name: textOf(sound.get('name')),
    file: textOf(sound.get('md5ext'), `${textOf(sound.get('assetId'))}.${textOf(sound.get('dataFormat'))}`),
    seconds: rate > 0 ? numberOf(sound.get('sampleCount'), 0) / rate : 0,
  }
}

/** Readouts of positions, timers and the like are not variables; they are left out. */
function readMonitors(monitors: unknown): Monitor[] {
  return listOf(monitors)
    .map((monitor) => mapOf(monitor))
    .filter((monitor) => ['data_variable', 'data_listcontents'].includes(textOf(monitor.get('opcode'))))
    .map((monitor) => ({ id: textOf(monitor.get('id')), visible: monitor.get('visible') === true }))
}
