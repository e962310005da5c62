/** Arbitrary projects for tests, with arbitrary scripts and names in any script. */
import fc from 'fast-check'
import { expect } from 'vitest'
import { wrapped } from '../../machine/actor.ts'
import type { Block, Costume, Project, Script, Sound, Sprite, Target } from '../../project.ts'
import { procedure, scripts } from './any-block.ts'
import { amount, comment, kept, maybe, pictures, sounds, text, unknownKeys, value } from './any-values.ts'
import { md5 } from '../md5.ts'
import { defaultMonitor } from '../defaults.ts'

const costume: fc.Arbitrary<Costume> = fc
  .record({
    picture: fc.constantFrom(...pictures),
    resolution: fc.constantFrom(1, 2),
    centerX: amount,
    centerY: amount,
    name: text,
    more: kept(unknownKeys),
  })
  .map(({ picture: { bytes, ending, width, height }, resolution, centerX, centerY, name, more }) => ({
    name,
    picture: `${md5(bytes)}.${ending}`,
    width: width / resolution,
    height: height / resolution,
    centerX,
    centerY,
    resolution,
    ...more,
  }))

const sound: fc.Arbitrary<Sound> = fc
  .record({
    file: fc.constantFrom(...sounds),
    samples: fc.nat(400_000),
    rate: fc.constantFrom(48_000, 11_025, 44_100),
    name: text,
    more: kept(fc.constant({ format: 'adpcm' })),
  })
  .map(({ file: { bytes, ending }, samples, rate, name, more }) => ({
    name,
    file: `${md5(bytes)}.${ending}`,
    seconds: samples / rate,
    ...(rate === 48_000 ? {} : { rate }),
    ...more,
  }))

function named<T>(prefix: string, rest: fc.Arbitrary<T>): fc.Arbitrary<(T & { id: string; name: string })[]> {
  return fc
    .uniqueArray(text, { minLength: 1, maxLength: 3 })
    .chain((called) => fc.tuple(...called.map((name, index) => rest.map((more) => ({ id: `${prefix}${index}`, name, ...more })))))
}

function target(
  prefix: string,
  { messages, stage }: { messages: readonly string[]; stage: Target | null },
): fc.Arbitrary<Target> {
  return fc
    .record({
      variables: named(`${prefix}v`, fc.record({ value })),
      lists: named(`${prefix}l`, fc.record({ items: fc.array(value, { maxLength: 3 }) })),
      procedures: fc.uniqueArray(procedure, { maxLength: 1 }),
      costumes: fc.uniqueArray(costume, { minLength: 1, maxLength: 3, selector: ({ name }) => name }),
      sounds: fc.uniqueArray(sound, { maxLength: 2, selector: ({ name }) => name }),
      more: fc.tuple(
        maybe(fc.array(comment, { minLength: 1, maxLength: 2 }).map((comments) => ({ comments }))),
        kept(unknownKeys),
      ),
      volume: amount,
    })
    .chain(({ procedures, costumes, more, ...rest }) => {
      const names = {
        messages,
        variables: [...rest.variables, ...(stage?.variables ?? [])],
        lists: [...rest.lists, ...(stage?.lists ?? [])],
      }
      return fc.record({ made: scripts(names, procedures), at: fc.nat(costumes.length - 1) }).map(({ made, at }) => ({
        name: 'Stage',
        ...rest,
        costumes,
        costume: at,
        scripts: made,
        ...more[0],
        ...more[1],
      }))
    })
}

function sprite(prefix: string, about: { messages: readonly string[]; stage: Target }): fc.Arbitrary<Sprite> {
  const place = fc.record({
    x: amount,
    y: amount,
    direction: amount.map((each) => wrapped(each) + 0),
    size: amount,
    visible: fc.boolean(),
    draggable: fc.boolean(),
    rotationStyle: fc.constantFrom('all around', 'left-right', "don't rotate"),
  })
  return fc.tuple(target(prefix, about), place).map(([each, where]) => ({ ...each, ...where, id: '', layer: 1 }))
}

const timer = {
  ...Object.fromEntries(defaultMonitor),
  id: 'timer',
  opcode: 'sensing_timer',
  params: {},
  spriteName: null,
  value: 0,
  visible: true,
}

const reserved = new Set(['Stage', '_stage_', '_mouse_', '_edge_', '_random_', '_myself_'])

export const anyProject: fc.Arbitrary<Project> = fc
  .uniqueArray(text, { minLength: 1, maxLength: 3 })
  .chain((messages) => fc.tuple(fc.constant(messages), target('s', { messages, stage: null })))
  .chain(([messages, stage]) =>
    fc.record({
      messages: fc.constant(messages),
      stage: fc.constant(stage),
      names: fc.uniqueArray(
        text.filter((each) => !reserved.has(each)),
        { maxLength: 2 },
      ),
      sprites: fc.tuple(sprite('a', { messages, stage }), sprite('b', { messages, stage })),
      look: fc.array(kept(fc.constant({ mode: 'large', x: 12, y: null })), { minLength: 3, maxLength: 3 }),
      more: kept(
        fc.constant({
          tool: { a: 1 },
          monitors: [timer],
          extensions: ['videoSensing'],
          meta: { origin: 'x' },
        }),
      ),
    }),
  )
  .map(({ messages, stage, names, sprites, look, more }) => {
    const named = names.flatMap((name, index) => {
      const each = sprites[index]
      return each ? [{ ...each, name, layer: names.length - index }] : []
    })
    const shown = [...stage.variables, ...stage.lists, ...named.flatMap(({ variables }) => variables)].slice(0, 3)
    const monitors = shown.map(({ id }, index) => ({ id, visible: index % 2 === 0, ...look[index] }))
    return numbered({ stage, sprites: named, messages, monitors, nextId: 1, ...more })
  })

/** With the ids that reading assigns: in the order of the file. */
export function numbered(project: Project): Project {
  let next = 1
  const stage = { ...project.stage, scripts: inScripts(project.stage.scripts) }
  const sprites = project.sprites.map((each) => {
    const made = inScripts(each.scripts)
    return { ...each, scripts: made, id: `s${next++}` }
  })
  return { ...project, stage, sprites, nextId: next }

  function inScripts(all: readonly Script[]): Script[] {
    return all.map((script) => ({ ...script, blocks: script.blocks.map(inBlock) }))
  }
  function inBlock(block: Block): Block {
    const id = `b${next++}`
    const inputs = block.inputs.map((input) => (input.block ? { ...input, block: inBlock(input.block) } : input))
    return { ...block, id, inputs, stacks: block.stacks.map((blocks) => blocks.map(inBlock)) }
  }
}

/** For failure messages that show the difference. */
export function expectSame(found: unknown, wanted: unknown): void {
  expect(JSON.parse(JSON.stringify(found))).toEqual(JSON.parse(JSON.stringify(wanted)))
  expect(found).toEqual(wanted)
}
