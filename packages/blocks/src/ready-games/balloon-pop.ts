import type { Block, Variable } from '../project.ts'
import { costume, type GameBuilder, newGameBuilder } from './game-builder.ts'
import type { MakeReadyGame } from './ready-game.ts'

const colors = ['red', 'blue', 'yellow', 'purple', 'green', 'orange'] as const

/** Four balloons rise. A pressed one shrinks softly, and a new one comes from below. */
export const makeGame: MakeReadyGame = (words) => {
  const desk = newGameBuilder()
  const { block, variable, sprite, project } = desk
  // One for all, so that one change makes all of them slower.
  const speed = variable(words.speed, 2)
  const sets = block('data_setvariableto', { VARIABLE: speed, VALUE: 2 })
  const all = (
    [
      [words.balloon_red, 'left arrow'],
      [words.balloon_blue, 'up arrow'],
      [words.balloon_yellow, 'down arrow'],
      [words.balloon_purple, 'right arrow'],
    ] as const
  ).map(([name, key], index) =>
    sprite({
      name,
      x: -165 + index * 110,
      y: [-60, 40, -110, 90][index] ?? 0,
      costumes: [...colors.slice(index), ...colors.slice(0, index)].map((color) => costume(`ready-balloon-${color}`)),
      scripts: [
        [
          block('event_whenflagclicked'),
          ...(index === 0 ? [sets] : []),
          block('looks_setsizeto', { SIZE: 100 }),
          comesAgain(desk, speed),
        ],
        [block('event_whenthisspriteclicked'), ...shrinks(desk)],
        [block('event_whenkeypressed', { KEY_OPTION: key }), ...shrinks(desk)],
      ],
    }),
  )
  const [first] = all
  const id = first?.id ?? ''
  return {
    project: project({ backdrop: 'backdrop', sprites: all, hidden: [speed] }),
    sprite: id,
    ideas: [
      { id: 'slower_balloons', kind: 'value', sprite: id, block: sets.id, input: 'VALUE', was: '2', wants: '1' },
      { id: 'other_color', kind: 'costume', sprite: id, was: 'ready-balloon-red' },
      { id: 'more_balloons', kind: 'copy', sprite: id },
    ],
  }
}

/** Rises, and after the upper edge starts again from below. */
function comesAgain({ block }: GameBuilder, speed: Variable): Block {
  const rises = block('motion_changeyby', { DY: block('data_variable', { VARIABLE: speed }) })
  const isPast = block('operator_gt', { OPERAND1: block('motion_yposition'), OPERAND2: 200 })
  return block('control_forever', {}, [rises, block('control_if', { CONDITION: isPast }, [block('motion_sety', { Y: -200 })])])
}

function shrinks({ block }: GameBuilder): Block[] {
  return [
    block('control_repeat', { TIMES: 15 }, [block('looks_changesizeby', { CHANGE: -6 })]),
    block('motion_sety', { Y: -200 }),
    block('looks_setsizeto', { SIZE: 100 }),
  ]
}
