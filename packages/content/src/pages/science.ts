/** Studies whose question and people stand in the words of `/about-us`. */
export type ToldStudy =
  | 'toddler_screening'
  | 'everyday_screening'
  | 'hindi_screening'
  | 'early_help'
  | 'parent_course'
  | 'village_course'
  | 'coding_review'

/** What is known, what is not, and from where: in English only. Figures stand in `science-claims.ts` and `claims.ts`. */
export interface SciencePart {
  readonly id: 'neuroscience' | 'ai-research' | 'clinical-evidence'
  readonly title: string
  readonly inShort: readonly string[]
  /** Studies that `/about-us` tells too. */
  readonly studies: readonly ToldStudy[]
  readonly unknown: readonly string[]
  /** What follows from it for Ankur. */
  readonly forAnkur: string
}

export const science = {
  title: 'Science: Ankur',
  description: 'What research knows about autistic brains, AI in screening and early help. And what it does not know yet.',
  heading: 'Science',
  lead: 'What studies have found, what nobody knows yet, and what this means for Ankur. No study of Ankur itself has been done.',
  contents: 'On this page',
  in_short: 'In short',
  known: 'What we know',
  limits: 'Limits:',
  unknown: 'What we do not know yet',
  for_ankur: 'What this means for Ankur',
  sources: 'Sources',
  sources_line: 'In the order in which they stand above. Of most papers we have read the summary, not every page.',
  untraced: 'Five more numbers could not be traced. They stand on another page, each with the words that say so.',
  untraced_link: 'Numbers we could not trace',
  next_title: 'Go on from here',
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
      'Autism is a different way in which a brain grows and works.',
      'Much of it comes with the genes. Parents do not cause it by how they raise a child. Vaccines do not cause it.',
    ],
    studies: [],
    unknown: [
      'Which genes matter for which child.',
      'Why two autistic people can be so different from each other.',
      'What happens in the brain of an autistic child who makes a game. We have found no study of that.',
    ],
    forAnkur:
      'Sound is off until you turn it on. Nothing moves by itself. Each step in the Game Creator stays in view, so a child need not keep it in mind.',
  },
  {
    id: 'ai-research',
    title: 'AI research: what a program can see',
    inShort: [
      'Programs can measure how a toddler looks and moves. In some studies this pointed to many of the autistic children.',
      'They also point to children who are not autistic, and they miss some who are. A person has to decide.',
    ],
    studies: [],
    unknown: [
      'How well such programs work in homes in India, in Hindi or in Punjabi.',
      'If they are fair to each child: girls and boys, every colour of skin, rich and poor.',
      'What becomes of the films of children when a study is over.',
    ],
    forAnkur:
      'No AI counts your answers here. Fixed rules do. The written part of a result comes from fixed texts. If an AI model helps to word it, the page names it.',
  },
  {
    id: 'clinical-evidence',
    title: 'Clinical evidence: what was tested',
    inShort: [
      'Questions to parents can find many autistic toddlers early. They also miss some.',
      'A course for parents can help them and their child to play and talk together. Not every course helps.',
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
      'If Ankur helps. No study of Ankur has been done.',
      'If our questions, in our own words, find the same children as the official ones.',
      'How well such questions work in Punjabi. We have found no study.',
      'Which kind of help is right for which child, and what harm it may do.',
    ],
    forAnkur:
      'Our screening can point out signs, and it can be wrong. So it never says that a child is or is not autistic. It gives next steps and words for a talk with a doctor.',
  },
]
