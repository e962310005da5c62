import type { talkFolders, talkWords } from '@ankur/content/words/en/talk/talk-words'

/** A word of the board. Its text in each language is in the message file `talk-words` under the same id. */
export type WordId = keyof typeof talkWords

/** The purpose of a word; shown by colour and border, and read by screen readers. */
export type WordKind = 'action' | 'people' | 'question' | 'description' | 'thing' | 'social' | 'place' | 'refusal'

/**
 * The 60 core words: a column of the wide board from top to bottom, a row of the tall board from left to right.
 * Chosen from the Project Core 36, widened by what Indian homes and autistic children need.
 */
export const coreColumns = [
  ['want', 'like', 'give', 'take', 'open', 'help'],
  ['i', 'you', 'we', 'he', 'my', 'this'],
  ['what', 'where', 'who', 'when', 'why', 'how'],
  ['go', 'come', 'play', 'sit', 'sleep', 'wash'],
  ['eat', 'drink', 'look', 'listen', 'read', 'toilet'],
  ['make', 'do', 'put', 'close', 'wait', 'my_turn'],
  ['good', 'big', 'small', 'hot', 'cold', 'too_loud'],
  ['happy', 'sad', 'angry', 'scared', 'tired', 'hurts'],
  ['in', 'out', 'up', 'down', 'here', 'now'],
  ['more', 'finished', 'something_else', 'stop', 'yes', 'no'],
] as const satisfies readonly (readonly WordId[])[]

export type CoreWordId = (typeof coreColumns)[number][number]

export const coreWords: readonly CoreWordId[] = coreColumns.flat()

const columnKinds: readonly WordKind[] = [
  'action',
  'people',
  'question',
  'action',
  'action',
  'action',
  'description',
  'description',
  'place',
  'social',
]

const otherKinds: Partial<Record<CoreWordId, WordKind>> = {
  toilet: 'thing',
  my_turn: 'social',
  more: 'description',
  stop: 'refusal',
  no: 'refusal',
}

/** The words with which a child refuses or ends something: hiding one of them needs confirmation. */
export const protestWords: readonly CoreWordId[] = ['no', 'stop', 'finished', 'something_else', 'hurts']

export type FolderId = keyof typeof talkFolders

/** Up to 15 words each, at fixed places; the folder `my_things` contains the family's additions. */
export const folders = {
  food: 'roti rice dal vegetable paratha curd milk water tea lassi banana mango egg biscuit sweet',
  people: 'mummy papa brother sister dadi dada nani nana aunt uncle teacher doctor friend baby my_name',
  play: 'ball cricket kite swing slide bubbles balloon blocks car doll song drum draw tv mobile',
  places: 'home school park shop hospital gurdwara temple mosque church roof bus auto scooter train quiet_place',
  body: 'head tummy tooth ear eye throat hand foot itch fever being_sick a_cut hungry thirsty too_bright',
  clothes: 'shirt trousers frock suit socks shoes slippers sweater cap patka glasses headphones school_bag towel take_it_off',
  home: 'bath brush soap bucket comb bed blanket fan light power_cut door plate spoon cup rest',
  school: 'book pencil colours paper scissors write number letter tiffin bell line outside break too_hard i_know',
  animals: 'cow dog cat buffalo goat bird parrot peacock monkey elephant horse fish butterfly duck ant',
  hello:
    'hello bye thank_you sorry my_name_is these_pictures_are_my_voice wait_for_me i_dont_know i_dont_understand say_it_again something_is_wrong let_us_play look_at_this funny leave_me_alone',
  describe: 'not_nice same different fast slow clean dirty wet broken tasty new old today tomorrow later',
  festivals:
    'diwali holi lohri vaisakhi gurpurab eid christmas rakhi birthday wedding guests gift fireworks lights too_many_people',
} as const satisfies Partial<Record<FolderId, string>>

export type WordFolderId = keyof typeof folders

export const wordFolders = Object.keys(folders) as readonly WordFolderId[]

/** In their order beside the board. */
export const folderIds: readonly FolderId[] = ['my_things', ...wordFolders]

export function isWordFolder(folder: string): folder is WordFolderId {
  return Object.hasOwn(folders, folder)
}

export function wordsOf(folder: WordFolderId): readonly WordId[] {
  return folders[folder].split(' ') as WordId[]
}

const folderKinds: Partial<Record<WordFolderId, WordKind>> = {
  people: 'people',
  hello: 'social',
  describe: 'description',
  places: 'place',
}

const kinds: ReadonlyMap<string, WordKind> = new Map<string, WordKind>([
  ...wordFolders.flatMap((folder) => wordsOf(folder).map((id) => [id, folderKinds[folder] ?? 'thing'] as const)),
  ...coreColumns.flatMap((column, at) =>
    column.map((id) => [id, otherKinds[id as CoreWordId] ?? columnKinds[at] ?? 'thing'] as const),
  ),
])

export function isWordId(id: string): id is WordId {
  return kinds.has(id)
}

export function kindOf(id: WordId): WordKind {
  return kinds.get(id) ?? 'thing'
}

/** A second press on one of these opens its folder. */
export const foldersUnder: Partial<Record<WordId, WordFolderId>> = { eat: 'food', play: 'play', go: 'places' }

/** The word whose picture represents a folder. */
export const folderPictures: Readonly<Record<WordFolderId, WordId>> = {
  food: 'dal',
  people: 'mummy',
  play: 'kite',
  places: 'school',
  body: 'foot',
  clothes: 'shirt',
  home: 'bucket',
  school: 'book',
  animals: 'cow',
  hello: 'bye',
  describe: 'different',
  festivals: 'diwali',
}
