import type { Sprite } from '../project.ts'
import { costume, newGameBuilder } from './game-builder.ts'
import type { MakeReadyGame } from './ready-game.ts'

interface Food {
  readonly name: string
  readonly x: number
  readonly y: number
  readonly key: string
  /** The first one is shown initially. */
  readonly pictures: readonly string[]
}

/** Pressed food goes to the cat, who eats it; a little later it reappears. */
export const makeGame: MakeReadyGame = (words) => {
  const { block, sprite, project } = newGameBuilder()
  const says = block('looks_sayforsecs', { MESSAGE: words.yum, SECS: 1 })
  const glides: string[] = []
  const food = ({ name, x, y, key, pictures }: Food): Sprite => {
    const glide = block('motion_glideto', { SECS: 1, TO: words.cat })
    glides.push(glide.id)
    const home = () => [block('motion_gotoxy', { X: x, Y: y }), block('looks_show')]
    const broadcast = () => block('event_broadcast', { BROADCAST_INPUT: name })
    return sprite({
      name,
      x,
      y,
      size: 80,
      costumes: pictures.map((picture) => costume(picture)),
      scripts: [
        [
          block('event_whenbroadcastreceived', { BROADCAST_OPTION: name }),
          glide,
          block('looks_hide'),
          block('event_broadcast', { BROADCAST_INPUT: words.eaten }),
          block('control_wait', { DURATION: 2 }),
          ...home(),
        ],
        [block('event_whenthisspriteclicked'), broadcast()],
        [block('event_whenkeypressed', { KEY_OPTION: key }), broadcast()],
        [block('event_whenflagclicked'), ...home()],
      ],
    })
  }
  const cat = sprite({
    name: words.cat,
    x: 0,
    y: -80,
    size: 150,
    costumes: [costume('cat')],
    scripts: [
      [block('event_whenbroadcastreceived', { BROADCAST_OPTION: words.eaten }), says],
      [block('event_whenflagclicked'), block('looks_sayforsecs', { MESSAGE: words.hungry, SECS: 2 })],
    ],
  })
  const fish = food({
    name: words.fish,
    x: -170,
    y: -40,
    key: 'left arrow',
    pictures: ['ready-fish', 'ready-mango', 'ready-ball'],
  })
  const roti = food({ name: words.roti, x: 110, y: 90, key: 'up arrow', pictures: ['ready-roti', 'ready-mango'] })
  const milk = food({ name: words.milk, x: 175, y: -60, key: 'right arrow', pictures: ['ready-milk', 'ready-mango'] })
  return {
    project: project({
      backdrop: 'room',
      sprites: [cat, fish, roti, milk],
      messages: [words.eaten, words.fish, words.roti, words.milk],
    }),
    sprite: fish.id,
    ideas: [
      { id: 'cat_says', kind: 'value', sprite: cat.id, block: says.id, input: 'MESSAGE', was: words.yum },
      { id: 'slower_food', kind: 'value', sprite: fish.id, block: glides[0] ?? '', input: 'SECS', was: '1', wants: '2' },
      { id: 'other_food', kind: 'costume', sprite: fish.id, was: 'ready-fish' },
    ],
  }
}
