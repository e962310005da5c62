import { costume, newGameBuilder } from './game-builder.ts'
import type { MakeReadyGame } from './ready-game.ts'

/** A duck moves from place to place; a press on it catches it. */
export const makeGame: MakeReadyGame = (words) => {
  const { block, variable, sprite, project } = newGameBuilder()
  const ducks = variable(words.ducks)
  const wait = block('control_wait', { DURATION: 2 })
  const found = () => [
    block('data_changevariableby', { VARIABLE: ducks, VALUE: 1 }),
    block('sound_play', { SOUND_MENU: words.tone }),
    block('motion_goto', { TO: '_random_' }),
  ]
  const duck = sprite({
    name: words.duck,
    x: 40,
    y: -60,
    size: 120,
    tone: words.tone,
    costumes: [costume('duck'), costume('ready-frog'), costume('unicorn'), costume('cat')],
    scripts: [
      [block('event_whenflagclicked'), block('control_forever', {}, [block('motion_goto', { TO: '_random_' }), wait])],
      [block('event_whenthisspriteclicked'), ...found()],
      [block('event_whenkeypressed', { KEY_OPTION: 'space' }), ...found()],
    ],
  })
  return {
    project: project({ backdrop: 'ready-pond', sprites: [duck], variables: [ducks] }),
    sprite: duck.id,
    ideas: [
      { id: 'faster', kind: 'value', sprite: duck.id, block: wait.id, input: 'DURATION', was: '2', wants: '1' },
      { id: 'add_duck', kind: 'copy', sprite: duck.id },
      { id: 'not_duck', kind: 'costume', sprite: duck.id, was: 'duck' },
    ],
  }
}
