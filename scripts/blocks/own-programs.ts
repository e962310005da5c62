/** Our own programs for the benchmark, and the same work as a plain JavaScript loop. */
import type { Block, Project, Sprite } from '@ankur/blocks'

interface OwnProgram {
  readonly id: string
  readonly project: Project
  /** Counts per second of the bare loop. */
  readonly bare: () => number
}

const flag = block('event_whenflagclicked')

export function ownPrograms(): OwnProgram[] {
  return [
    {
      id: 'arithmetic',
      project: project([[flag, forever([set('x', mod(add(variable('x'), '7'), '1000')), change('count')])]]),
      bare: bareArithmetic,
    },
    {
      id: 'nested-repeats',
      project: project([[flag, forever([repeat(10, [repeat(10, [change('count')])])])]]),
      bare: bareNested,
    },
    {
      id: 'moving-clones',
      project: project([
        [flag, repeat(300, [block('control_create_clone_of', { CLONE_OPTION: '_myself_' })])],
        [
          block('control_start_as_clone'),
          block('motion_pointindirection', { DIRECTION: random() }),
          forever([block('motion_movesteps', { STEPS: '3' }), block('motion_ifonedgebounce'), change('count')]),
        ],
      ]),
      bare: bareClones,
    },
    {
      id: 'bouncing-sprites',
      project: bouncing(50),
      bare: bareClones,
    },
  ]
}

/** This many sprites, each with its own script. */
function bouncing(count: number): Project {
  const one = project([
    [
      flag,
      block('motion_pointindirection', { DIRECTION: random() }),
      forever([block('motion_movesteps', { STEPS: '3' }), block('motion_ifonedgebounce'), change('count')]),
    ],
  ])
  const sprites = one.sprites.flatMap((sprite) =>
    Array.from({ length: count }, (_, at) => ({ ...sprite, id: `s${at + 1}`, name: `Cat${at + 1}`, layer: at + 1 })),
  )
  return { ...one, sprites }
}

function project(scripts: Block[][]): Project {
  const costume = { name: 'cat', picture: 'cat', width: 40, height: 40, centerX: 20, centerY: 20, resolution: 1 }
  const target = { costumes: [costume], costume: 0, sounds: [], volume: 100, lists: [] }
  const sprite: Sprite = {
    ...target,
    id: 's1',
    name: 'Cat',
    variables: [],
    scripts: scripts.map((blocks) => ({ x: 0, y: 0, blocks })),
    x: 0,
    y: 0,
    direction: 90,
    size: 100,
    visible: true,
    draggable: false,
    rotationStyle: 'all around',
    layer: 1,
  }
  const variables = ['count', 'x'].map((name) => ({ id: name, name, value: 0 }))
  return { stage: { ...target, name: 'Stage', variables, scripts: [] }, sprites: [sprite], messages: [], monitors: [], nextId: 1 }
}

type Filling = string | Block

function block(opcode: string, inputs: Record<string, Filling> = {}, more: Partial<Block> = {}): Block {
  const filled = Object.entries(inputs).map(([name, value]) =>
    typeof value === 'string' ? { name, value } : { name, value: '', block: value },
  )
  return { id: '', opcode, inputs: filled, fields: [], stacks: [], ...more }
}

function named(name: string): Partial<Block> {
  return { fields: [{ name: 'VARIABLE', value: name, id: name }] }
}

function set(name: string, value: Filling): Block {
  return block('data_setvariableto', { VALUE: value }, named(name))
}

function change(name: string): Block {
  return block('data_changevariableby', { VALUE: '1' }, named(name))
}

function variable(name: string): Block {
  return block('data_variable', {}, named(name))
}

function add(first: Filling, second: Filling): Block {
  return block('operator_add', { NUM1: first, NUM2: second })
}

function mod(first: Filling, second: Filling): Block {
  return block('operator_mod', { NUM1: first, NUM2: second })
}

function random(): Block {
  return block('operator_random', { FROM: '-179', TO: '180' })
}

function repeat(times: number, inside: Block[]): Block {
  return block('control_repeat', { TIMES: String(times) }, { stacks: [inside] })
}

function forever(inside: Block[]): Block {
  return block('control_forever', {}, { stacks: [inside] })
}

/** Iterations between two readings of the clock. */
const rounds = 100_000

function bareArithmetic(): number {
  let x = 0
  let count = 0
  return perSecond(() => {
    for (let index = 0; index < rounds; index++) {
      x = (x + 7) % 1000
      count += 1
    }
    return x + count
  })
}

function bareNested(): number {
  let count = 0
  return perSecond(() => {
    for (let outer = 0; outer < rounds / 100; outer++) {
      for (let middle = 0; middle < 10; middle++) for (let inner = 0; inner < 10; inner++) count += 1
    }
    return count
  })
}

function bareClones(): number {
  const clones = Array.from({ length: 300 }, (_, index) => ({ x: 0, y: 0, direction: index }))
  let count = 0
  return perSecond(() => {
    for (let index = 0; index < rounds / 300; index++) {
      for (const clone of clones) {
        clone.x += 3 * Math.cos(clone.direction)
        clone.y += 3 * Math.sin(clone.direction)
        if (Math.abs(clone.x) > 220 || Math.abs(clone.y) > 160) clone.direction += Math.PI
        count += 1
      }
    }
    return count
  })
}

function perSecond(work: () => number): number {
  const started = performance.now()
  let done = 0
  // The result is used, so that the work cannot be optimised away.
  while (performance.now() - started < 500) if (Number.isFinite(work())) done += rounds
  return (done * 1000) / (performance.now() - started)
}
