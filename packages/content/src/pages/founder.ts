/**
 * The story of the founder, in English only. To be replaced by the owner: it tells what is known (a teenager, and why
 * games) and nothing else, without name, school, awards or dates. See `reviews.ts`.
 */
export interface StoryPart {
  readonly title: string
  readonly paragraphs: readonly string[]
  /** Set large, part of the text and not a repetition. */
  readonly pull?: string
}

export const founder = {
  title: 'Founder: Ankur',
  description: 'A teenager started Ankur. Why it is made of games, why it is free, and what it cannot do.',
  heading: 'Why I started Ankur',
  lead: 'I am a teenager. I started Ankur, and I want to tell you why it is made of games.',
  portrait: 'A drawing stands here in place of a photo.',
  contact: 'Write to Ankur',
  next_title: 'See for yourself',
  next_play: 'Play a game',
  next_check: 'Check early signs',
  next_about: 'How Ankur is made',
  next_science: 'What science knows',
} as const

export const story: readonly StoryPart[] = [
  {
    title: 'Who is writing',
    paragraphs: [
      'I am young, so you will find no name, no school and no photo of me here. I am not a doctor, and I am not a scientist.',
      'So I do not ask you to trust me. Every number on Ankur shows where it comes from. If we could not find that out, the number says so.',
    ],
    pull: 'I ask you to look, and to check.',
  },
  {
    title: 'Why games',
    paragraphs: [
      'Grown-ups ask a child many things. Sit still. Look at me. Say it again. For an autistic child that can be a lot of work.',
      'A game asks for less. It does the same thing each time. It does not mind if a child looks away, or stops, or plays the same round ten times.',
    ],
    pull: 'A game can wait.',
  },
  {
    title: 'Why making games',
    paragraphs: [
      'Playing is one half of Ankur. Making is the other half. A child who makes a game decides what happens next.',
      'A block says "Move 10 steps". The child presses Run, and the cat moves. Now the child can see what the block did. The child can change it and look again.',
      'And then there is something to show to others. To say "Look, I made this" is a good way to start to talk.',
    ],
    pull: 'The child decides what happens next.',
  },
  {
    title: 'Why free, and why in three languages',
    paragraphs: [
      'Ankur is from Ludhiana in Punjab. I want it to work for families who live far from a big hospital. I want it to work for families who speak more than one language at home.',
      'So you can read the main pages in Hindi, Punjabi and English. Ankur is made for phones that cost little, and for a weak signal. It costs nothing.',
    ],
  },
  {
    title: 'What I do not know',
    paragraphs: [
      'I do not know yet if Ankur helps. Nobody has done a study of it. I hope it does, and a hope is not a result.',
      'A game cannot take the place of a doctor, a therapist or a teacher. It cannot take the place of you.',
    ],
    pull: 'If something here is wrong, I want to know.',
  },
]
