/** Runs a game with a scenario and returns one line per frame, in the format of the vectors. */
import { addExtensions } from './extensions/extensions.ts'
import { pressFlag } from './machine/machine.ts'
import * as z from 'zod/mini'
import { answer } from './machine/questions.ts'
import { movePointer, pressKey } from './machine/events.ts'
import { fireTimers, start, step } from './machine/machine.ts'
import type { Actor, Machine } from './machine/state.ts'
import { stopAll } from './machine/stopping.ts'
import type { Project, Value } from './project.ts'

const at = { frame: z.int() }
const scenarioEvent = z.discriminatedUnion('type', [
  z.object({ ...at, type: z.literal('key'), key: z.string(), down: z.boolean() }),
  z.object({ ...at, type: z.literal('mouse'), x: z.number(), y: z.number(), down: z.optional(z.boolean()) }),
  z.object({ ...at, type: z.literal('click'), sprite: z.string() }),
  z.object({ ...at, type: z.literal('clickAt'), x: z.number(), y: z.number() }),
  z.object({ ...at, type: z.literal('flag') }),
  z.object({ ...at, type: z.literal('stop') }),
  z.object({ ...at, type: z.literal('answer'), text: z.string() }),
])

const scenarioFile = z.object({
  frames: z.int(),
  seed: z._default(z.number(), 1),
  passes: z._default(z.number(), 1000),
  turbo: z._default(z.boolean(), false),
  flag: z._default(z.boolean(), true),
  summary: z._default(z.boolean(), false),
  events: z._default(z.array(scenarioEvent), []),
})

export type Scenario = z.infer<typeof scenarioFile>
type ScenarioEvent = z.infer<typeof scenarioEvent>

export type ParsedScenario = { ok: true; scenario: Scenario } | { ok: false; problems: string[] }

export function parseScenario(content: unknown): ParsedScenario {
  const parsed = scenarioFile.safeParse(content)
  if (parsed.success) return { ok: true, scenario: parsed.data }
  return { ok: false, problems: parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) }
}

/** One line per frame; the first is the game as loaded. */
export function* traceLines(project: Project, scenario: Scenario, watchesBlocks = false): Generator<object> {
  let frame = 0
  const ids = new Map<Actor, number>()
  for (const machine of played(project, scenario, watchesBlocks)) yield lineOf(machine, { ...scenario, frame: frame++, ids })
}

/** Numbered by appearance: a clone that is deleted in its first frame gets no number. */
function idOf(actor: Actor, ids: Map<Actor, number>): number {
  const known = ids.get(actor)
  if (known !== undefined) return known
  ids.set(actor, ids.size)
  return ids.size - 1
}

/** The machine as loaded, then after each frame: always the same object. */
export function* played(project: Project, scenario: Scenario, watchesBlocks: boolean): Generator<Machine> {
  addExtensions()
  const clock = { ms: 0 }
  const machine = start(project, {
    now: () => clock.ms,
    random: mulberry32(scenario.seed),
    passLimit: scenario.passes,
    readsInEveryPass: true,
    watchesBlocks,
  })
  machine.turbo = scenario.turbo
  yield machine
  if (scenario.flag) pressFlag(machine)
  for (let frame = 1; frame <= scenario.frames; frame++) {
    clock.ms = Math.round((frame * 1000) / 30)
    fireTimers(machine)
    for (const event of scenario.events) if (event.frame === frame) apply(machine, event)
    step(machine)
    yield machine
  }
}

function apply(machine: Machine, event: ScenarioEvent): void {
  switch (event.type) {
    case 'key':
      return pressKey(machine, event.key, event.down)
    case 'mouse':
      return movePointer(machine, event.down === undefined ? { x: event.x, y: event.y } : { ...event, down: event.down })
    case 'click': {
      const actor = machine.actors.find(({ program }) => program.name === event.sprite)
      return actor && click(machine, actor)
    }
    case 'clickAt':
      return click(machine, event)
    case 'flag':
      return pressFlag(machine)
    case 'stop':
      return stopAll(machine)
    case 'answer':
      return answer(machine, event.text)
  }
}

function click(machine: Machine, { x, y }: { x: number; y: number }): void {
  movePointer(machine, { x, y, down: true })
  movePointer(machine, { x, y, down: false })
}

/** The pseudo-random generator of the vectors: small and the same everywhere. */
export function mulberry32(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

interface Line extends Pick<Scenario, 'summary'> {
  readonly frame: number
  readonly ids: Map<Actor, number>
}

function lineOf(machine: Machine, { summary, frame, ids }: Line): object {
  const { actors, layers, stage, played, lastQuestion } = machine
  // Scratch shows a monitor only if the file has one.
  const shown = [...machine.monitored].filter((cell) => machine.shown.has(cell))
  const traced = summary ? actors.filter(({ isClone }) => !isClone) : actors
  return {
    f: frame,
    ms: Math.round((frame * 1000) / 30),
    passes: machine.passes,
    threads: machine.threads.length,
    sprites: traced.map((actor) => spriteLine(actor, idOf(actor, ids))),
    order: layers.map((actor) => idOf(actor, ids)),
    backdrop: stage.costume,
    vars: variablesOf(stage),
    ...(played.length > 0 ? { sounds: played.map(({ actor, sound }) => ['play', actor.program.name, sound.name]) } : {}),
    ...(lastQuestion === null ? {} : { question: lastQuestion }),
    ...(shown.length > 0 ? { monitors: shown.map(({ name }) => name) } : {}),
    ...(summary ? { all: summaryOf(actors) } : {}),
  }
}

function spriteLine(actor: Actor, id: number): object {
  const { x, y, direction, size, visible, costume, bubble, volume, isClone } = actor
  const effects = [...actor.effects].filter(([, value]) => value !== 0)
  const vars = variablesOf(actor)
  return {
    n: actor.program.name,
    id,
    x: number(x),
    y: number(y),
    d: number(direction),
    size: number(size),
    vis: visible,
    cos: costume,
    say: bubble && [bubble.kind, bubble.text],
    ...(isClone ? { clone: true } : {}),
    ...(effects.length > 0 ? { fx: Object.fromEntries(effects.map(([name, value]) => [name, number(value)])) } : {}),
    ...(Object.keys(vars).length > 0 ? { vars } : {}),
    ...(volume === 100 ? {} : { vol: volume }),
  }
}

function variablesOf({ cells, lists }: Actor): object {
  const entries = [
    ...cells.map(({ name, value }) => [name, traceValue(value)] as const),
    ...lists.map(({ name, items }) => [name, items.map(traceValue)] as const),
  ]
  return Object.fromEntries(entries)
}

function traceValue(value: Value): unknown {
  return typeof value === 'number' ? number(value) : value
}

/** A number, or a name for values that JSON cannot represent. */
function number(value: number): number | { number: string } {
  if (Object.is(value, -0)) return { number: '-0' }
  return Number.isFinite(value) ? value : { number: String(value) }
}

function summaryOf(actors: readonly Actor[]): object {
  const sum = (of: (actor: Actor) => number) => actors.reduce((total, actor) => total + of(actor), 0)
  return {
    count: actors.length,
    x: sum(({ x }) => x),
    y: sum(({ y }) => y),
    d: sum(({ direction }) => direction),
    visible: actors.filter(({ visible }) => visible).length,
  }
}
