/** Studies whose question and participants are described in the texts of `/about-us`. */
export type StudyText =
  | 'toddler_screening'
  | 'everyday_screening'
  | 'hindi_screening'
  | 'early_help'
  | 'parent_course'
  | 'village_course'
  | 'coding_review'

/** What is known, what is not, and the sources: in English only. Figures are in `english-claims.ts` and `claims.ts`. */
export interface SciencePart {
  readonly id: 'neuroscience' | 'ai-research' | 'clinical-evidence'
  readonly title: string
  readonly inShort: readonly string[]
  /** Studies that `/about-us` also describes. */
  readonly studies: readonly StudyText[]
  readonly unknown: readonly string[]
  /** The consequence for Ankur. */
  readonly forAnkur: string
}

export const science = {
  title: 'Science: Ankur',
  description: 'What research knows about autistic brains, AI in screening and early support, and what it does not know yet.',
  heading: 'Science',
  lead: 'What studies have found, what nobody knows yet, and what this means for Ankur. No one has studied Ankur itself yet.',
  contents: 'On this page',
  in_short: 'In short',
  known: 'What we know',
  limits: 'Limits:',
  unknown: 'What we do not know yet',
  for_ankur: 'What this means for Ankur',
  sources: 'Sources',
  sources_line: 'In the order they appear above. For most papers we have read the summary, not every page.',
  untraced: 'We could not trace five more numbers. They are on another page, each marked as not verified.',
  untraced_link: 'Numbers we could not trace',
  next_title: 'Read on',
  next_play: 'Play a game',
  next_check: 'Check early signs',
  next_founder: 'Why a teenager started Ankur',
  next_about: 'How Ankur is made',
} as const

export const scienceParts: readonly SciencePart[] = [
  {
    id: 'neuroscience',
    title: 'Neuroscience: how brains differ',
    inShort: [
      'Autism is a different way for a brain to grow and work.',
      'Genes play a large part. How parents raise a child does not cause autism, and neither do vaccines.',
    ],
    studies: [],
    unknown: [
      'Which genes matter for which child.',
      'Why two autistic people can be so different from each other.',
      'What happens in the brain of an autistic child who makes a game. We have found no study of this.',
    ],
    forAnkur:
      'Sound is off until you turn it on, and nothing moves by itself. Each step in the Game Creator stays in view, so a child does not have to remember it.',
  },
  {
    id: 'ai-research',
    title: 'AI research: what a program can see',
    inShort: [
      'Programs can measure how a toddler looks and moves. In some studies this identified many of the autistic children.',
      'They also flag children who are not autistic, and miss some who are. A person has to decide.',
    ],
    studies: [],
    unknown: [
      'How well such programs work in homes in India, in Hindi or in Punjabi.',
      'If they are fair to every child: girls and boys, every skin colour, rich and poor.',
      'What happens to the videos of children when a study is over.',
    ],
    forAnkur:
      'Here, fixed rules count your answers, not AI. The written part of a result comes from fixed sentences. If an AI model helps to word it, the page names the model.',
  },
  {
    id: 'clinical-evidence',
    title: 'Clinical evidence: what was tested',
    inShort: [
      'Questions for parents can find many autistic toddlers early. They also miss some.',
      'A course for parents can help them and their child play and talk together. Not every course helps.',
    ],
    studies: [
      'toddler_screening',
      'everyday_screening',
      'hindi_screening',
      'early_help',
      'parent_course',
      'village_course',
      'coding_review',
    ],
    unknown: [
      'If Ankur helps. No one has studied it yet.',
      'If our own wording finds the same children as the official questions.',
      'How well such questions work in Punjabi. We have found no study.',
      'Which kind of support is right for which child, and what harm it may do.',
    ],
    forAnkur:
      'Our screening can point out signs, and it can be wrong. So it never says that a child is or is not autistic. It gives you next steps, and words to use with a doctor.',
  },
]
