/**
 * `npm run --silent bench:blocks -- --beside FOLDER`: our own programs here and in Scratch's virtual machine, in turns in
 * one run.
 *
 * FOLDER contains `scratch-vm` 3.0.0 (BSD-3-Clause; from 5.0.0 on it is AGPL): `npm install --ignore-scripts --prefix
 * FOLDER scratch-vm@3.0.0`. It is 225 MB, is not part of Ankur, and is needed for nothing else.
 */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Project } from '@ankur/blocks'
import { writeSb3 } from '@ankur/blocks/sb3/write'
import { countsPerSecond, cpuSeconds } from './measures.ts'
import { ownPrograms } from './own-programs.ts'

const rounds = 3
/** Both machines use 25 of the 33 milliseconds of a frame. */
const frameMs = 1000 / 30

interface OtherMachine {
  attachRenderer(renderer: object): void
  loadProject(bytes: Uint8Array): Promise<void>
  setTurboMode(isOn: boolean): void
  greenFlag(): void
  stopAll(): void
  readonly runtime: {
    currentStepTime: number
    _step(): void
    getTargetForStage(): { lookupVariableByNameAndType(name: string, type: string): { value: unknown } | null }
  }
}

export async function printBeside(folder: string): Promise<void> {
  const Machine = createRequire(join(folder, 'package.json'))('scratch-vm') as new () => OtherMachine
  quiet()
  for (const { id, project } of ownPrograms()) {
    const times: number[] = []
    let [ours, theirs] = [0, 0]
    for (let round = 0; round < rounds; round++) {
      ours = countsPerSecond(project)
      theirs = await theirCountsPerSecond(new Machine(), project)
      times.push(ours / theirs)
    }
    const [least = 0, middle = 0, most = 0] = times.toSorted((one, other) => one - other)
    const shown = (number: number) => Number(number.toFixed(1))
    process.stdout.write(
      `${JSON.stringify({ id, ours: Math.round(ours), theirs: Math.round(theirs), timesAsFast: shown(middle), least: shown(least), most: shown(most) })}\n`,
    )
  }
}

/** It logs every picture that it cannot find. */
function quiet(): void {
  for (const way of ['log', 'warn', 'error', 'info', 'debug'] as const) console[way] = () => {}
}

async function theirCountsPerSecond(machine: OtherMachine, project: Project): Promise<number> {
  const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"/>')
  const file = writeSb3(project, new Map([['cat', svg]]))
  if (!file.ok) throw new Error(file.problem)
  machine.attachRenderer(boxes())
  await machine.loadProject(file.bytes)
  machine.setTurboMode(true)
  const { runtime } = machine
  runtime.currentStepTime = frameMs
  const count = runtime.getTargetForStage().lookupVariableByNameAndType('count', '')
  if (!count) throw new Error('the program does not count')
  machine.greenFlag()
  const before = Number(count.value)
  const started = process.cpuUsage()
  for (;;) {
    runtime._step()
    const { user, system } = process.cpuUsage(started)
    const seconds = (user + system) / 1e6
    if (seconds < cpuSeconds) continue
    const counted = (Number(count.value) - before) / seconds
    machine.stopAll()
    return counted
  }
}

/** Replaces its renderer, which needs a GPU: boxes of 40 units, which cost less than the real renderer. */
function boxes(): object {
  const places = new Map<number, readonly [x: number, y: number]>()
  let last = 0
  const known: Readonly<Record<string, (...given: never[]) => unknown>> = {
    createDrawable: () => ++last,
    updateDrawablePosition: (id: number, place: readonly [number, number]) => places.set(id, place),
    destroyDrawable: (id: number) => places.delete(id),
    getFencedPositionOfDrawable: (_id: number, place: readonly [number, number]) => place,
    getBounds(id: number) {
      const [x, y] = places.get(id) ?? [0, 0]
      return { left: x - 20, right: x + 20, top: y + 20, bottom: y - 20 }
    },
  }
  return new Proxy(known, { get: (target, name) => (typeof name === 'string' && target[name]) || (() => 0) })
}
