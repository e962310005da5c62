import { costume, newGameBuilder } from './game-builder.ts'
import type { MakeReadyGame } from './ready-game.ts'

/** A boy greets his grandmother, and she answers and waves. */
export const makeGame: MakeReadyGame = (words) => {
  const { block, variable, sprite, project } = newGameBuilder()
  // Stored, so that repeated greetings are answered too.
  const greeted = variable(words.greeted)
  const greets = (value: number) => block('data_setvariableto', { VARIABLE: greeted, VALUE: value })
  const isGreeted = block('operator_equals', { OPERAND1: block('data_variable', { VARIABLE: greeted }), OPERAND2: 1 })
  const says = block('looks_sayforsecs', { MESSAGE: words.namaste, SECS: 2 })
  const calls = () => block('event_broadcast', { BROADCAST_INPUT: words.greeting })
  const wears = (name: string) => block('looks_switchcostumeto', { COSTUME: name })
  const { stands, waves } = words
  const grandmother = sprite({
    name: words.grandmother,
    x: -110,
    y: -60,
    size: 200,
    costumes: [costume('ready-grandmother', { name: stands }), costume('ready-grandmother-wave', { name: waves })],
    scripts: [
      [
        block('event_whenflagclicked'),
        wears(waves),
        block('control_wait', { DURATION: 1 }),
        wears(stands),
        block('control_forever', {}, [
          block('control_wait_until', { CONDITION: isGreeted }),
          block('control_wait', { DURATION: 1 }),
          greets(0),
          wears(waves),
          block('looks_sayforsecs', { MESSAGE: words.answer, SECS: 2 }),
          wears(stands),
        ]),
      ],
    ],
  })
  const boy = sprite({
    name: words.boy,
    x: 110,
    y: -80,
    size: 160,
    costumes: [costume('ready-boy'), costume('ready-girl'), costume('cat'), costume('unicorn')],
    scripts: [
      [
        block('event_whenbroadcastreceived', { BROADCAST_OPTION: words.greeting }),
        greets(1),
        // Silent until the child has recorded it.
        block('sound_play', { SOUND_MENU: words.my_voice }),
        says,
      ],
      [block('event_whenthisspriteclicked'), calls()],
      [block('event_whenkeypressed', { KEY_OPTION: 'space' }), calls()],
    ],
  })
  return {
    project: project({ backdrop: 'room', sprites: [grandmother, boy], hidden: [greeted], messages: [words.greeting] }),
    sprite: boy.id,
    ideas: [
      { id: 'other_words', kind: 'value', sprite: boy.id, block: says.id, input: 'MESSAGE', was: words.namaste },
      { id: 'own_voice', kind: 'voice', sprite: boy.id, sound: words.my_voice },
      { id: 'other_person', kind: 'costume', sprite: boy.id, was: 'ready-boy' },
    ],
  }
}
