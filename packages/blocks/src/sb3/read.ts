/** Reads a Scratch 3 file: the zip, its project.json, its pictures and sounds. */
import { strFromU8 } from 'fflate'
import { addExtensions } from '../extensions/extensions.ts'
import { limits, type Monitor, type Project, targetsOf } from '../project.ts'
import { extensionsIn } from './extensions.ts'
import { freeNames, layersOf } from './unique.ts'
import { foreignOf } from './foreign-json.ts'
import { idOf, listOf, mapOf, nameOf, textOf } from './tolerant-values.ts'
import { media, type OwnPictures } from './media.ts'
import { Messages, Register } from './read/names.ts'
import { type Note, notes, type Notes } from './notes.ts'
import { type BlockProblem, type Numbering, UnreadableFile } from './read/reader.ts'
import { type JsonMap, readLists, readSprite, readStage, readVariables } from './read/read-target.ts'
import { defaultMonitor } from './defaults.ts'
import { unzip, type ZipProblem } from './zip.ts'

export type ReadProblem =
  | ZipProblem
  | BlockProblem
  | 'no_project'
  | 'not_json'
  | 'no_stage'
  | 'older_scratch'
  | 'too_many_sprites'
export type ReadProject =
  | { ok: true; project: Project; files: ReadonlyMap<string, Uint8Array>; notes: readonly Note[] }
  | { ok: false; problem: ReadProblem }

const longestJson = 5_000_000

export function readSb3(bytes: Uint8Array, { own = new Map() }: { own?: OwnPictures } = {}): ReadProject {
  addExtensions()
  // Scratch 1.4 files are not zips.
  if (strFromU8(bytes.subarray(0, 8), true) === 'ScratchV') return { ok: false, problem: 'older_scratch' }
  const opened = openFile(bytes)
  if (!opened.ok) return opened
  if (opened.text.length > longestJson) return { ok: false, problem: 'too_big' }
  const found = notes()
  const pictures = media(opened.files, { notes: found, own })
  try {
    const read = readProject(JSON.parse(opened.text), { notes: found, media: pictures })
    if (typeof read === 'string') return { ok: false, problem: read }
    return { ok: true, project: read, files: pictures.files, notes: found.list() }
  } catch (fault) {
    return { ok: false, problem: fault instanceof UnreadableFile ? fault.problem : 'not_json' }
  }
}

type Archive = { ok: true; text: string; files: ReadonlyMap<string, Uint8Array> } | { ok: false; problem: ReadProblem }

const jsonName = /^(?:[^/\\]+\/)?project\.json$/
const assetName = /^[0-9a-f]{32}\.(?:svg|png|jpe?g|gif|bmp|wav|mp3)$/i

/** A zip, or a bare project.json, which Scratch accepts as well. */
function openFile(bytes: Uint8Array): Archive {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  if (!isZip) return { ok: true, text: textFrom(bytes), files: new Map() }
  const opened = unzip(bytes, (names) => {
    const json = names.find((name) => name === 'project.json') ?? names.find((name) => jsonName.test(name))
    const folder = json?.slice(0, -'project.json'.length) ?? ''
    // Pictures and sounds are in the same folder; nothing else is unpacked.
    const isAsset = (name: string) => name.startsWith(folder) && assetName.test(name.slice(folder.length))
    return (name) => name === json || (isAsset(name) ? 'optional' : false)
  })
  if (!opened.ok) return opened
  const [jsonPath, json] = [...opened.files].find(([name]) => jsonName.test(name)) ?? []
  if (jsonPath === undefined || !json) return { ok: false, problem: 'no_project' }
  return { ok: true, text: textFrom(json), files: new Map([...opened.files].map(([name, content]) => [baseName(name), content])) }
}

/** As UTF-8, without the byte order mark that some programs write. */
function textFrom(bytes: Uint8Array): string {
  return strFromU8(bytes.subarray(0, longestJson + 1)).replace(/^\uFEFF/, '')
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

interface Reading {
  readonly notes: Notes
  readonly media: ReturnType<typeof media>
}

function readProject(content: unknown, reading: Reading): Project | ReadProblem {
  const root = mapOf(content)
  const [first, ...rest] = listOf(root.get('targets')).map((target) => mapOf(target))
  if (isOlder(root)) return 'older_scratch'
  if (first?.get('isStage') !== true) return 'no_stage'
  if (rest.length > limits.sprites) return 'too_many_sprites'

  const numbering: Numbering = { nextId: 1, blocksLeft: limits.blocks }
  const stageNames = {
    variables: new Register(readVariables(first, reading.notes)),
    lists: new Register(readLists(first, reading.notes)),
    messages: new Messages([...mapOf(first.get('broadcasts'))].map(([id, name]) => [id, nameOf(name)])),
  }
  const inTarget = { ...reading, names: stageNames, numbering }
  const stage = readStage(first, inTarget)
  const names = spriteNames(rest, reading.notes)
  const read = rest.map((target, index) => readSprite(target, { ...inTarget, index, name: names[index] ?? '' }))
  const layers = layersOf(read)
  const sprites = read.map((sprite, index) => ({ ...sprite, layer: layers[index] ?? 1 }))
  const { names: messages } = stageNames.messages
  const project = { stage, sprites, messages, monitors: [], nextId: numbering.nextId }
  return { ...project, monitors: readMonitors(project, root, reading.notes), ...keptRoot(project, root, reading.notes) }
}

/** Scratch 2 uses other names. */
function isOlder(root: JsonMap): boolean {
  return !root.has('targets') && typeof root.get('objName') === 'string'
}

function spriteNames(sprites: readonly JsonMap[], found: Notes): string[] {
  const wanted = sprites.map((sprite) => nameOf(sprite.get('name')))
  const free = freeNames(wanted)
  for (const [index, name] of wanted.entries()) if (free[index] !== name) found.add('sprite_renamed', name)
  return free
}

const monitorKeys = new Set(['id', 'visible', 'opcode', 'params', 'spriteName', 'value'])
const ourMonitors = ['data_variable', 'data_listcontents']

function readMonitors(project: Project, root: JsonMap, found: Notes): Monitor[] {
  const ids = new Set(targetsOf(project).flatMap(({ variables, lists }) => [...variables, ...lists].map(({ id }) => id)))
  const monitors = listOf(root.get('monitors')).map((monitor) => mapOf(monitor))
  return monitors
    .map((monitor) => ({ monitor, id: monitoredId(project, monitor, ids) }))
    .filter(({ monitor, id }) => isOurs(monitor) && ids.delete(id))
    .map(({ monitor, id }) => ({
      id,
      // Scratch shows a monitor that does not say.
      visible: monitor.get('visible') !== false,
      ...foreignOf(new Map([...monitor].filter(([key, value]) => defaultMonitor.get(key) !== value)), {
        known: monitorKeys,
        notes: found,
      }),
    }))
    .slice(0, limits.variables)
}

/** By id, whatever kind the monitor states; by name if the id is unknown. */
function monitoredId({ stage, sprites }: Project, monitor: JsonMap, ids: ReadonlySet<string>): string {
  const id = idOf(monitor.get('id'))
  if (ids.has(id)) return id
  const [kind, param] =
    monitor.get('opcode') === 'data_variable' ? (['variables', 'VARIABLE'] as const) : (['lists', 'LIST'] as const)
  const name = nameOf(mapOf(monitor.get('params')).get(param))
  const owner = sprites.find((sprite) => sprite.name === monitor.get('spriteName'))
  return [...(owner?.[kind] ?? []), ...stage[kind]].find((each) => each.name === name)?.id ?? id
}

function isOurs(monitor: JsonMap): boolean {
  return ourMonitors.includes(textOf(monitor.get('opcode')))
}

const rootKeys = new Set(['targets', 'monitors', 'extensions', 'meta'])
const metaKeys = new Set(['semver', 'vm', 'agent'])

/** Monitors of positions, timers and so on; extensions without blocks in the game; and unknown content. */
function keptRoot(project: Project, root: JsonMap, found: Notes): { kept?: string } {
  const used = extensionsIn(project)
  const monitors = listOf(root.get('monitors')).filter((monitor) => mapOf(monitor).size > 0 && !isOurs(mapOf(monitor)))
  const extensions = listOf(root.get('extensions')).filter((each) => typeof each === 'string' && !used.includes(each))
  const meta = [...mapOf(root.get('meta'))].filter(([key]) => !metaKeys.has(key))
  const more: [string, unknown][] = [
    ...(monitors.length > 0 ? [['monitors', monitors] satisfies [string, unknown]] : []),
    ...(extensions.length > 0 ? [['extensions', extensions] satisfies [string, unknown]] : []),
    ...(meta.length > 0 ? [['meta', Object.fromEntries(meta)] satisfies [string, unknown]] : []),
  ]
  const unknown = [...root].filter(([key]) => !rootKeys.has(key))
  return foreignOf(new Map([...unknown, ...more]), { known: new Set(), notes: found })
}
