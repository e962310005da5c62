import { nextPlace } from './board-words.ts'
import { setHidden, showFirst } from './edit-board.ts'
import type { PersonalBoard } from './personal-board.ts'
import { protestWords, type WordId } from './words.ts'

/** A board for one situation: the core words that help there, and its words as "my things". */
const situations = {
  first_words: '',
  mealtime: 'roti rice dal vegetable curd milk water banana mango biscuit spoon plate tasty not_nice hungry',
  bath: 'bath bucket soap towel shirt trousers brush comb clean wet too_bright take_it_off rest water bubbles',
  school: 'school teacher friend book pencil colours tiffin break line bell too_hard i_know outside toilet school_bag',
  doctor: 'doctor hospital tummy ear tooth throat fever being_sick a_cut itch head hand foot water mummy',
  feelings: 'happy sad angry scared tired hurts too_loud too_bright hungry thirsty quiet_place leave_me_alone break friend mummy',
} as const

export type Situation = keyof typeof situations

export const startBoards = Object.keys(situations) as readonly Situation[]

/** Sets the board up for a situation. Places stay as they are; the words for refusing are always shown. */
export function startWith(board: PersonalBoard, situation: Situation): PersonalBoard {
  const favourites = situations[situation].split(' ').filter((id) => id !== '') as WordId[]
  const shown = situation === 'first_words' ? showFirst(board, 12) : showFirst(board, 20)
  const withProtest = protestWords.reduce((next, id) => setHidden(next, id, false), shown)
  return favourites.reduce<PersonalBoard>(
    (next, id) => ({ ...next, favourites: [...next.favourites, { id, place: nextPlace(next, 'my_things') }] }),
    { ...withProtest, favourites: [] },
  )
}
