/** The games shown in the hub; to add one, add an entry here and its texts. */
import type { chooseAndAsk } from '@ankur/content/words/en/games/choose-and-ask'
import type { games } from '@ankur/content/words/en/games/games'
import type { sameDifferent } from '@ankur/content/words/en/games/same-different'
import type { takeTurns } from '@ankur/content/words/en/games/take-turns'
import type { whatComesNext } from '@ankur/content/words/en/games/what-comes-next'

export interface ListedGame {
  readonly id: string
  readonly section: 'drag_drop_coding' | 'pre_coding_training' | 'talk_together'
  /** Dictionary keys. */
  readonly title: keyof typeof games
  readonly description: keyof typeof games
  readonly difficulty: 'beginner' | 'intermediate'
  /** The name of the drawing. */
  readonly icon: string
  readonly url: string
}

/** A page shows the games whose address exists. */
export const listedGames = [
  {
    id: 'game_creator',
    section: 'drag_drop_coding',
    title: 'game_creator',
    description: 'game_creator_line',
    difficulty: 'beginner',
    icon: 'block',
    url: '/create',
  },
  {
    id: 'number_stacking',
    section: 'pre_coding_training',
    title: 'number_stacking',
    description: 'number_stacking_line',
    difficulty: 'beginner',
    icon: 'tower',
    url: '/games/number-stacking',
  },
  {
    id: 'number_sorting',
    section: 'pre_coding_training',
    title: 'number_sorting',
    description: 'number_sorting_line',
    difficulty: 'beginner',
    icon: 'dots',
    url: '/games/number-sorting',
  },
  {
    id: 'letter_sorting',
    section: 'pre_coding_training',
    title: 'letter_sorting',
    description: 'letter_sorting_line',
    difficulty: 'beginner',
    icon: 'letters',
    url: '/games/letter-sorting',
  },
  {
    id: 'memory',
    section: 'pre_coding_training',
    title: 'memory',
    description: 'memory_line',
    difficulty: 'intermediate',
    icon: 'cards',
    url: '/games/memory',
  },
  {
    id: 'what_comes_next',
    section: 'talk_together',
    title: 'what_comes_next',
    description: 'what_comes_next_line',
    difficulty: 'beginner',
    icon: 'day',
    url: '/games/what-comes-next',
  },
  {
    id: 'choose_and_ask',
    section: 'talk_together',
    title: 'choose_and_ask',
    description: 'choose_and_ask_line',
    difficulty: 'beginner',
    icon: 'parrot',
    url: '/games/choose-and-ask',
  },
  {
    id: 'same_different',
    section: 'talk_together',
    title: 'same_different',
    description: 'same_different_line',
    difficulty: 'beginner',
    icon: 'baskets',
    url: '/games/same-different',
  },
  {
    id: 'take_turns',
    section: 'talk_together',
    title: 'take_turns',
    description: 'take_turns_line',
    difficulty: 'beginner',
    icon: 'plank_bridge',
    url: '/games/take-turns',
  },
] as const satisfies readonly ListedGame[]

/** The messages that each game for talking together has of its own, in a file named after it. */
export interface TalkGameWords {
  readonly same_different: typeof sameDifferent
  readonly what_comes_next: typeof whatComesNext
  readonly choose_and_ask: typeof chooseAndAsk
  readonly take_turns: typeof takeTurns
}
