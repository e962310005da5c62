import { costume, newGameBuilder } from './game-builder.ts'
import type { MakeReadyGame } from './ready-game.ts'

/** Drops fall on the umbrella that a girl carries to and fro. A missed drop just disappears. */
export const makeGame: MakeReadyGame = (words) => {
  const { block, variable, sprite, project } = newGameBuilder()
  const dry = variable(words.dry)
  const wait = block('control_wait', { DURATION: 0.5 })
  const size = block('looks_setsizeto', { SIZE: 100 })
  const onKey = (key: string, steps: number) =>
    block('control_if', { CONDITION: block('sensing_keypressed', { KEY_OPTION: key }) }, [
      block('motion_changexby', { DX: steps }),
    ])
  const drop = sprite({
    name: words.drop,
    x: 0,
    y: 150,
    size: 40,
    visible: false,
    costumes: [costume('ready-drop')],
    scripts: [
      [
        block('event_whenflagclicked'),
        block('looks_hide'),
        block('control_forever', {}, [block('control_create_clone_of', { CLONE_OPTION: '_myself_' }), wait]),
      ],
      [
        block('control_start_as_clone'),
        block('motion_gotoxy', { X: block('operator_random', { FROM: -220, TO: 220 }), Y: 150 }),
        block('looks_show'),
        block('control_repeat', { TIMES: 75 }, [
          block('motion_changeyby', { DY: -4 }),
          block('control_if', { CONDITION: block('sensing_touchingobject', { TOUCHINGOBJECTMENU: words.umbrella }) }, [
            block('data_changevariableby', { VARIABLE: dry, VALUE: 1 }),
            block('control_delete_this_clone'),
          ]),
        ]),
        block('control_delete_this_clone'),
      ],
    ],
  })
  const girl = sprite({
    name: words.girl,
    x: 0,
    y: -95,
    size: 130,
    costumes: [costume('ready-girl-wave'), costume('ready-boy-wave'), costume('ready-grandmother-wave')],
    scripts: [[block('event_whenflagclicked'), block('control_forever', {}, [onKey('left arrow', -6), onKey('right arrow', 6)])]],
  })
  const umbrella = sprite({
    name: words.umbrella,
    x: 0,
    y: -95,
    // Its handle is in the girl's hand, the centre of its rotation and scaling.
    costumes: [costume('ready-umbrella', { x: 18, y: 118 })],
    scripts: [[block('event_whenflagclicked'), size, block('control_forever', {}, [block('motion_goto', { TO: words.girl })])]],
  })
  return {
    project: project({ backdrop: 'ready-rain', sprites: [drop, girl, umbrella], variables: [dry] }),
    sprite: drop.id,
    ideas: [
      { id: 'less_rain', kind: 'value', sprite: drop.id, block: wait.id, input: 'DURATION', was: '0.5', wants: '2' },
      { id: 'bigger', kind: 'value', sprite: umbrella.id, block: size.id, input: 'SIZE', was: '100', wants: '200' },
      { id: 'night', kind: 'backdrop', sprite: girl.id, was: 'ready-rain', wants: 'night' },
    ],
  }
}
