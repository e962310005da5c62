import { costume, newGameBuilder } from './game-builder.ts'
import type { MakeReadyGame } from './ready-game.ts'

/** The ball comes to the bat. When it is hit in time it flies, otherwise it stops and comes again. Nobody is out. */
export const makeGame: MakeReadyGame = (words) => {
  const { block, variable, sprite, project } = newGameBuilder()
  const runs = variable(words.runs)
  const comes = block('motion_glidesecstoxy', { SECS: 2, X: -60, Y: -110 })
  const bowls = () => block('event_broadcast', { BROADCAST_INPUT: words.bowl })
  const swings = () => block('event_broadcast', { BROADCAST_INPUT: words.swing })
  const batter = sprite({
    name: words.batter,
    x: -130,
    y: -60,
    size: 160,
    costumes: [costume('ready-boy'), costume('ready-girl'), costume('ready-grandmother'), costume('cat')],
    scripts: [[block('event_whenthisspriteclicked'), swings()]],
  })
  const bat = sprite({
    name: words.bat,
    x: -88,
    y: -66,
    size: 110,
    rotationStyle: 'all around',
    // Rotates around the upper end of its handle.
    costumes: [costume('ready-bat', { y: 14 })],
    scripts: [
      [block('event_whenthisspriteclicked'), swings()],
      [block('event_whenkeypressed', { KEY_OPTION: 'space' }), swings()],
      [
        block('event_whenbroadcastreceived', { BROADCAST_OPTION: words.swing }),
        block('motion_pointindirection', { DIRECTION: 20 }),
        block('control_wait', { DURATION: 0.5 }),
        block('motion_pointindirection', { DIRECTION: 90 }),
      ],
    ],
  })
  const isNear = block('operator_lt', {
    OPERAND1: block('sensing_distanceto', { DISTANCETOMENU: words.bat }),
    OPERAND2: 130,
  })
  const ball = sprite({
    name: words.ball,
    x: 200,
    y: -40,
    size: 40,
    costumes: [costume('ready-ball'), costume('ready-mango'), costume('ready-balloon-yellow'), costume('duck')],
    scripts: [
      [
        block('event_whenbroadcastreceived', { BROADCAST_OPTION: words.bowl }),
        block('motion_gotoxy', { X: 200, Y: -40 }),
        comes,
        block('control_wait', { DURATION: 1.5 }),
        bowls(),
      ],
      [
        block('event_whenbroadcastreceived', { BROADCAST_OPTION: words.swing }),
        block('control_if', { CONDITION: isNear }, [block('event_broadcast', { BROADCAST_INPUT: words.hit })]),
      ],
      // Separate from the swing, so that a swing without the ball does not end the flight.
      [
        block('event_whenbroadcastreceived', { BROADCAST_OPTION: words.hit }),
        block('data_changevariableby', { VARIABLE: runs, VALUE: 1 }),
        block('control_stop', { STOP_OPTION: 'other scripts in sprite' }),
        block('motion_glidesecstoxy', { SECS: 1, X: 230, Y: 160 }),
        bowls(),
      ],
      [block('event_whenflagclicked'), bowls()],
    ],
  })
  return {
    project: project({
      backdrop: 'ready-field',
      sprites: [batter, bat, ball],
      variables: [runs],
      messages: [words.bowl, words.swing, words.hit],
    }),
    sprite: ball.id,
    ideas: [
      { id: 'slower_ball', kind: 'value', sprite: ball.id, block: comes.id, input: 'SECS', was: '2', wants: '5' },
      { id: 'who_bats', kind: 'costume', sprite: batter.id, was: 'ready-boy' },
      { id: 'own_ball', kind: 'draw', sprite: ball.id, was: 'ready-ball' },
    ],
  }
}
