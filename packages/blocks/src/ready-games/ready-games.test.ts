/**
 * Every ready game runs for a minute, untouched and played as a child would, and each of its ideas has its stated effect.
 */
import { creatorReady as en } from '@ankur/content/words/en/creator/ready-games'
import { creatorReady as hi } from '@ankur/content/words/hi/creator/ready-games'
import { creatorReady as pa } from '@ankur/content/words/pa/creator/ready-games'
import { expect, test } from 'vitest'
import { setInput } from '../edit/edit.ts'
import { chooseBackdrop } from '../edit/edit-pictures.ts'
import { setCostumes } from '../edit/edit-costumes.ts'
import { addSound } from '../edit/edit-sounds.ts'
import { changeSprite, duplicateSprite } from '../edit/edit-sprites.ts'
import { movePointer, pressKey } from '../machine/events.ts'
import { pressFlag, start, step } from '../machine/machine.ts'
import type { Machine } from '../machine/state.ts'
import { opcodes } from '../opcodes/opcodes.ts'
import { parseProject } from '../parse-project.ts'
import { allBlocks, type Project } from '../project.ts'
import { makeGame as balloons } from './balloon-pop.ts'
import { makeGame as duck } from './catch-the-duck.ts'
import { makeGame as cricket } from './cricket.ts'
import { costume } from './game-builder.ts'
import { makeGame as feed } from './feed-the-cat.ts'
import { isDone, hasIdeaBlock } from './ideas.ts'
import { makeGame as rain } from './rain-and-umbrella.ts'
import type { Idea, IdeaId, MakeReadyGame, ReadyGameId } from './ready-game.ts'
import { makeGame as hello } from './say-hello.ts'

const games: Readonly<Record<ReadyGameId, MakeReadyGame>> = { duck, feed, rain, balloons, hello, cricket }
const all = Object.entries(games) as [ReadyGameId, MakeReadyGame][]

const framesInMinute = 1800

/** The observations of a run. */
interface GameTrace {
  readonly machine: Machine
  readonly maxClones: number
  readonly speech: ReadonlySet<string>
  readonly shown: ReadonlySet<string>
  /** The total distance of all sprites. */
  readonly traveled: number
  /** How often a sprite jumped, as with "go to random position". */
  readonly jumps: number
  /** The files of the sounds that were played. */
  readonly sounds: ReadonlySet<string>
}

type Play = (machine: Machine, frame: number) => void

function run(project: Project, play: Play = () => {}, frames = framesInMinute): GameTrace {
  let now = 0
  let drawn = 7
  const random = () => (drawn = (drawn * 1103515245 + 12345) % 2 ** 31) / 2 ** 31
  const machine = start(project, { now: () => now, random, passLimit: 50 })
  const speech = new Set<string>()
  const shown = new Set<string>()
  const sounds = new Set<string>()
  let [maxClones, traveled, jumps] = [0, 0, 0]
  const before = new Map<number, { x: number; y: number }>()
  pressFlag(machine)
  for (let frame = 0; frame < frames; frame++) {
    play(machine, frame)
    step(machine)
    now += 1000 / 30
    for (const { sound } of machine.played) sounds.add(sound.file)
    maxClones = Math.max(maxClones, machine.actors.filter(({ isClone }) => isClone).length)
    for (const { id, x, y, bubble, costume, program } of machine.actors) {
      if (bubble) speech.add(bubble.text)
      shown.add(program.costumes[costume]?.picture ?? '')
      const was = before.get(id)
      const far = was ? Math.hypot(x - was.x, y - was.y) : 0
      traveled += far
      if (far > 30) jumps++
      before.set(id, { x, y })
    }
  }
  return { machine, maxClones, speech, shown, traveled, jumps, sounds }
}

/** Presses every sprite in turn at its position, and every key that the game uses: about once per second. */
function likeAChild(project: Project): Play {
  const browserKeys: Readonly<Record<string, string>> = {
    space: ' ',
    'left arrow': 'ArrowLeft',
    'right arrow': 'ArrowRight',
    'up arrow': 'ArrowUp',
    'down arrow': 'ArrowDown',
  }
  const keys = [...new Set(allBlocks(project).flatMap(({ fields, inputs }) => [...fields, ...inputs].map(({ value }) => value)))]
    .map((value) => browserKeys[value])
    .filter((key) => key !== undefined)
  return (machine, frame) => {
    const turn = Math.floor(frame / 30)
    if (frame % 30 === 5) {
      const actor = machine.actors[turn % project.sprites.length]
      if (actor) movePointer(machine, { x: actor.x, y: actor.y, down: true, on: actor })
    }
    if (frame % 30 === 8) movePointer(machine, { x: 0, y: 0, down: false, on: null })
    const key = keys[turn % keys.length] ?? ' '
    if (frame % 30 === 15) pressKey(machine, key, true)
    if (frame % 30 === 25) pressKey(machine, key, false)
  }
}

for (const [name, makeGame] of all) {
  for (const [language, words] of Object.entries({ en, hi, pa })) {
    test(`${name} (${language}) is a complete game of known blocks, small enough to be sent`, () => {
      const { project, sprite, ideas } = makeGame(words)
      expect(parseProject(project)).toMatchObject({ ok: true })
      for (const { opcode } of allBlocks(project)) expect(opcodes.get(opcode)?.isIdle ?? false, opcode).toBe(false)
      expect(JSON.stringify(project).length).toBeLessThan(60 * 1024)
      expect(project.sprites.map(({ id }) => id)).toContain(sprite)
      expect(ideas).toHaveLength(3)
      for (const idea of ideas) expect([hasIdeaBlock(idea, project), isDone(idea, project)]).toEqual([true, false])
    })

    test(`${name} (${language}) runs for a minute, untouched and played`, () => {
      const { project } = makeGame(words)
      for (const play of [undefined, likeAChild(project)]) {
        const { machine, maxClones } = run(project, play)
        expect(maxClones).toBeLessThan(20)
        expect(machine.threads.length).toBeLessThan(40)
        expect(machine.actors.filter(({ isClone }) => !isClone)).toHaveLength(project.sprites.length)
      }
      const counts = project.monitors.map(({ id }) => project.stage.variables.findIndex((each) => each.id === id))
      const { machine } = run(project, likeAChild(project))
      for (const at of counts) expect(machine.stage.cells[at]?.value, 'what is counted grows').toBeGreaterThan(0)
    })
  }

  test(`${name} shows something immediately, and responds to a press within three frames`, () => {
    const { project } = makeGame(en)
    const { machine, speech } = run(project, undefined, 15)
    const changes = machine.actors.filter(({ id, isClone, x, y, costume }) => {
      const sprite = project.sprites[id]
      return isClone || x !== sprite?.x || y !== sprite.y || costume !== sprite.costume
    })
    expect(changes.length + speech.size).toBeGreaterThan(0)
    for (const key of [' ', 'ArrowLeft']) {
      const listens = allBlocks(project).some(({ fields, inputs }) =>
        [...fields, ...inputs].some(({ value }) => value === (key === ' ' ? 'space' : 'left arrow')),
      )
      if (!listens) continue
      const look = (press: boolean) =>
        run(project, (machine, frame) => press && frame === 60 && pressKey(machine, key, true), 64).machine.actors.map(
          ({ x, y, size, direction, bubble, costume, isClone }) =>
            isClone ? '' : [Math.round(x), Math.round(y), size, direction, bubble?.text, costume].join(' '),
        )
      expect(look(true), key).not.toEqual(look(false))
    }
  })
}

test('repeated presses on everything at once break nothing', () => {
  for (const [name, makeGame] of all) {
    const { project } = makeGame(en)
    const child = likeAChild(project)
    const fast: Play = (machine, frame) => {
      if (frame > 900) return
      for (const each of [frame * 30 + 5, frame * 30 + 8, frame * 30 + 15, frame * 30 + 25]) child(machine, each)
    }
    const { machine, traveled } = run(project, fast, 1200)
    expect(machine.actors.filter(({ visible, isClone }) => !isClone && !visible).length, `${name}: all sprites stay`).toBe(
      project.sprites.filter(({ visible }) => !visible).length,
    )
    const goesOn = ['duck', 'rain', 'balloons', 'cricket'].includes(name)
    if (goesOn) expect(traveled, name).toBeGreaterThan(run(project, fast, 1000).traveled + 100)
  }
})

/** The single change of an idea, as the child makes it. */
function changed(project: Project, idea: Idea): Project {
  switch (idea.kind) {
    case 'value':
      return setInput(project, idea.block, { name: idea.input, value: idea.wants ?? 'Bye' })
    case 'copy':
      return duplicateSprite(project, idea.sprite)
    case 'costume':
      return changeSprite(project, idea.sprite, { costume: 1 })
    case 'draw':
      return withDrawing(project, idea.sprite)
    case 'voice':
      return addSound(project, idea.sprite, { name: idea.sound, file: 'voice.wav', seconds: 1, rate: 22_050 })
    case 'backdrop':
      return chooseBackdrop(project, { ...project.stage.costumes[0]!, name: idea.wants, picture: idea.wants })
  }
}

function withDrawing(project: Project, sprite: string): Project {
  const costumes = project.sprites.find(({ id }) => id === sprite)?.costumes ?? []
  return setCostumes(project, sprite, [...costumes, costume('drawn.png')], costumes.length)
}

const says: Readonly<Record<IdeaId, (before: GameTrace, after: GameTrace) => void>> = {
  faster: (before, after) => expect(after.jumps).toBeGreaterThan(before.jumps * 1.7),
  add_duck: moreSprites,
  not_duck: newPicture('ready-frog'),
  cat_says: (before, after) => {
    expect(before.speech).toContain(en.yum)
    expect(after.speech).toContain('Bye')
    expect(after.speech).not.toContain(en.yum)
  },
  slower_food: (before, after) => expect(after.traveled).toBeLessThan(before.traveled),
  other_food: newPicture('ready-mango'),
  less_rain: (before, after) => expect(after.maxClones).toBeLessThan(before.maxClones),
  bigger: (before, after) => expect(sizeOf(after, en.umbrella)).toBe(sizeOf(before, en.umbrella) * 2),
  night: (_before, after) => expect(after.machine.stage.program.costumes[after.machine.stage.costume]?.picture).toBe('night'),
  slower_balloons: (before, after) => expect(after.traveled).toBeLessThan(before.traveled * 0.6),
  other_color: newPicture('ready-balloon-blue'),
  more_balloons: moreSprites,
  other_words: (_before, after) => expect(after.speech).toContain('Bye'),
  own_voice: (before, after) => {
    expect(before.sounds).not.toContain('voice.wav')
    expect(after.sounds).toContain('voice.wav')
  },
  other_person: newPicture('ready-girl'),
  slower_ball: (before, after) => expect(after.traveled).toBeLessThan(before.traveled),
  who_bats: newPicture('ready-girl'),
  own_ball: newPicture('drawn.png'),
}

for (const [name, makeGame] of all) {
  const { project, ideas } = makeGame(en)
  for (const idea of ideas) {
    test(`${name}: the idea "${en[idea.id]}" needs one change, and the next run shows it`, () => {
      const after = changed(project, idea)
      expect(isDone(idea, after)).toBe(true)
      const play = idea.id === 'faster' ? undefined : likeAChild(project)
      says[idea.id](run(project, play, 600), run(after, play, 600))
    })
  }
}

function moreSprites(before: GameTrace, after: GameTrace): void {
  const sprites = ({ machine }: GameTrace) => machine.actors.filter(({ isClone }) => !isClone).length
  expect(sprites(after)).toBe(sprites(before) + 1)
  expect(after.traveled).toBeGreaterThan(before.traveled)
}

function newPicture(picture: string) {
  return (_before: GameTrace, after: GameTrace) => expect(after.shown).toContain(picture)
}

function sizeOf({ machine }: GameTrace, name: string): number {
  return machine.actors.find(({ program }) => program.name === name)?.size ?? 0
}
