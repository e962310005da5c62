/**
 * The story of the founder, in English only. The owner will replace it: it has only the known facts (a teenager, and why
 * games), without name, school, awards or dates. See `reviews.ts`.
 */
export interface StoryPart {
  readonly title: string
  readonly paragraphs: readonly string[]
  /** Shown in large type; part of the text, not a repetition. */
  readonly pull?: string
}

export const founder = {
  title: 'Founder: Ankur',
  description: 'A teenager started Ankur. Why it is made of games, why it is free, and what it cannot do.',
  heading: 'Why I started Ankur',
  lead: 'I am a teenager. I started Ankur, and I want to tell you why it is made of games.',
  portrait: 'A drawing instead of a photo.',
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
      'I am young, so you will not find my name, my school or a photo of me here. I am not a doctor or a scientist.',
      'So I do not ask you to trust me. Every number on Ankur shows where it comes from, or says that we could not find out.',
    ],
    pull: 'I ask you to look and to check for yourself.',
  },
  {
    title: 'Why games',
    paragraphs: [
      'Grown-ups ask a lot of a child. Sit still. Look at me. Say it again. For an autistic child this can be hard work.',
      'A game asks for less. It does the same thing each time. It does not mind if a child looks away, or stops, or plays the same round ten times.',
    ],
    pull: 'A game can wait.',
  },
  {
    title: 'Why making games',
    paragraphs: [
      'Playing is one half of Ankur. Making is the other. A child who makes a game decides what happens next.',
      'A block says "Move 10 steps". The child presses Run, and the cat moves. Now the child can see what the block did, change it and look again.',
      'Then there is something to show. "Look, I made this" is a good way to start a conversation.',
    ],
    pull: 'The child decides what happens next.',
  },
  {
    title: 'Why free, and why in three languages',
    paragraphs: [
      'Ankur is from Ludhiana in Punjab. I want it to work for families who live far from a big hospital, and for families who speak more than one language at home.',
      'So you can read the main pages in Hindi, Punjabi and English. Ankur works on low-cost phones and on a weak signal. It is free.',
    ],
  },
  {
    title: 'What I do not know',
    paragraphs: [
      'I do not know yet if Ankur helps. No one has studied it. I hope it does, but a hope is not a result.',
      'A game cannot replace a doctor, a therapist or a teacher. It cannot replace you.',
    ],
    pull: 'If something here is wrong, I want to know.',
  },
]
