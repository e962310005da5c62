import { pressFlag, step } from '@ankur/blocks/machine/machine'
import { mulberry32 } from '@ankur/blocks/trace'
import { newProject, parseProject, start, type Project, type Block } from '@ankur/blocks'
import { toNumber } from '@ankur/blocks/values'
import { readSb3 } from '@ankur/blocks/sb3/read'
import { writeSb3 } from '@ankur/blocks/sb3/write'
import { unzip } from '@ankur/blocks/sb3/zip'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { root } from '../site-stamp.ts'

export const cpuSeconds = 2

/** Runs a game in turbo mode for two seconds of this process's CPU time; returns by how much `count` grew per second. */
export function countsPerSecond(project: Project): number {
  const machine = start(project, { now: () => performance.now(), random: mulberry32(1), frameBudgetMs: 25 })
  machine.turbo = true
  const count =
    machine.stage.cells.find(({ name }) => name === 'count') ??
    machine.actors.flatMap(({ cells }) => cells).find(({ name }) => name === 'count')
  pressFlag(machine)
  const before = toNumber(count?.value ?? 0)
  const started = process.cpuUsage()
  for (;;) {
    step(machine)
    const { user, system } = process.cpuUsage(started)
    const seconds = (user + system) / 1e6
    if (seconds >= cpuSeconds) return (toNumber(count?.value ?? 0) - before) / seconds
  }
}

/** The CPU time of loading a game of 10,000 blocks (parse, validate, compile), as a multiple of parsing its JSON. */
export function loadingShare(): number {
  const json = JSON.stringify(largeGame())
  const parsing = cpuOf(() => void JSON.parse(json))
  const loading = cpuOf(() => {
    const parsed = parseProject(JSON.parse(json))
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
    start(parsed.project, { now: () => 0, random: () => 0 })
  })
  return loading / parsing
}

/** The same for a Scratch file, as a multiple of parsing the JSON in it: unzip, validate, convert, compile. */
export function openingShare(): number {
  const written = writeSb3(largeGame(), new Map())
  if (!written.ok) throw new Error(written.problem)
  const opened = unzip(written.bytes, () => (name) => name === 'project.json')
  const json = opened.ok ? new TextDecoder().decode(opened.files.get('project.json')) : ''
  const parsing = cpuOf(() => void JSON.parse(json))
  const opening = cpuOf(() => {
    const read = readSb3(written.bytes)
    if (!read.ok) throw new Error(read.problem)
    start(read.project, { now: () => 0, random: () => 0 })
  })
  return opening / parsing
}

const scripts = 100
const blocksInScript = 100

function largeGame(): Project {
  const project = newProject()
  const move = (id: string): Block => ({
    id,
    opcode: 'motion_movesteps',
    inputs: [{ name: 'STEPS', value: '10' }],
    fields: [],
    stacks: [],
  })
  const script = (at: number): Block[] => [
    { id: `b${1000 + at * blocksInScript}`, opcode: 'event_whenflagclicked', inputs: [], fields: [], stacks: [] },
    ...Array.from({ length: blocksInScript - 1 }, (_, index) => move(`b${1001 + at * blocksInScript + index}`)),
  ]
  const all = Array.from({ length: scripts }, (_, at) => ({ x: 0, y: 0, blocks: script(at) }))
  return { ...project, nextId: 1_000_000, sprites: project.sprites.map((sprite) => ({ ...sprite, scripts: all })) }
}

/** Microseconds for ten runs, after three warm-up runs. */
function cpuOf(work: () => void): number {
  for (let run = 0; run < 3; run++) work()
  const started = process.cpuUsage()
  for (let run = 0; run < 10; run++) work()
  const { user, system } = process.cpuUsage(started)
  return user + system
}

const parts = {
  'machine, blocks and editing': '@ankur/blocks',
  'reading Scratch files, besides': '@ankur/blocks/sb3/read',
  'writing Scratch files, besides': '@ankur/blocks/sb3/write',
}

/** The bytes (brotli) that a page loads for each part, in addition to the machine. */
export async function weights(): Promise<Record<string, number>> {
  const found: [string, number][] = []
  for (const [name, specifier] of Object.entries(parts)) {
    const isMachine = specifier === '@ankur/blocks'
    const bytes = await bytesOf(isMachine ? [specifier] : ['@ankur/blocks', specifier])
    found.push([name, isMachine ? bytes : bytes - (found[0]?.[1] ?? 0)])
  }
  return Object.fromEntries(found)
}

const entry = 'virtual:weighed'

async function bytesOf(specifiers: readonly string[]): Promise<number> {
  const code = specifiers.map((specifier, index) => `export * as part${index} from '${specifier}'`).join('\n')
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [{ name: 'weighed', resolveId: (id) => (id === entry ? id : null), load: (id) => (id === entry ? code : null) }],
    build: { write: false, rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' } },
  })
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((each) => ('output' in each ? each.output : []))
  return outputs.reduce((sum, each) => sum + (each.type === 'chunk' ? brotliCompressSync(each.code).length : 0), 0)
}
