import { type Block, newProject, parseProject, type Project, start } from '@ankur/blocks'
import { readSb3 } from '@ankur/blocks/sb3/read'
import { writeSb3 } from '@ankur/blocks/sb3/write'
import { unzip } from '@ankur/blocks/sb3/zip'

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
