/** The sentences of the written result (`packages/screening/src/analysis`). A change of meaning raises `templateVersion`. */

/** The headings of an analysis in the order in which they stand. */
export const headings = {
  summary: 'Summary',
  score: 'Score',
  strengths: 'Strengths',
  talkAbout: 'To talk about',
  nextSteps: 'Next Steps',
  whileYouWait: 'While you wait',
  getHelp: 'When to get help',
  forDoctor: 'For your doctor',
  pleaseNote: 'Please note',
} as const

/** What the answers show and what they cannot show, for the sections Summary and Score. */
export const summary = {
  lostSkills: 'Your child has stopped doing things they did before. Please see a doctor this week.',
  answered: 'You answered {count} questions about your child on {date}.',
  aged: 'Your child was {months} months old then.',
  agedUnderTwo: 'Your child was less than 2 months old then.',
  fewMoreQuestions: 'A few more questions come first. You can answer them until {date}.',
  followUpAnswered: 'You answered the follow-up questions on {date}.',
  otherCauses: 'Other things can lead to the same answers, such as trouble with hearing or late talking.',
  nothingWrong: 'You did nothing wrong.',
  ageUnknown: 'You gave no month of birth. This check is made for children of {from} to {to} months.',
  tooYoung: 'This check is made for children of {from} to {to} months, so it may not fit yet.',
  tooOld:
    'This check is made for children of {from} to {to} months, so it may not fit. Doctors use other checks for older children.',
  bornEarlyFollowUp: 'The follow-up questions matter more for them.',
  clearedMeans: 'If fewer than {from} answers still count after the follow-up questions, we call that few signs.',
  stayedMeans: 'With {from} or more after the follow-up questions, please see a child specialist (paediatrician).',
  lowMeans: 'When 0 to {to} answers count, we call that few signs.',
  highMeans: 'When {from} or more answers count, we call that many signs.',
} as const

/** One list line of strengths: the group's name, then whole sentences. Group F keeps only sounds. */
export const strengthLines = {
  A: 'Sharing attention. {sentences}',
  B: 'Asking and understanding. {sentences}',
  C: 'Connecting with people. {sentences}',
  D: 'Play and copying. {sentences}',
  E: 'Moving. {sentences}',
  F: 'Sounds. {sentences}',
} as const

export const behaviours = {
  noStrength: 'You know your child well and took the time to check. That is a strength for your child.',
  talkAboutThese: 'You can talk about these with a child specialist (paediatrician).',
  nothingToTalkAbout: 'No answer stood out. You can still ask a doctor anything you wonder about.',
} as const

/** Said of an item of a form that brings no sentence of its own. */
export const quoted = {
  yes: '"{question}" You answered yes.',
  no: '"{question}" You answered no.',
} as const

export const notTreatment = 'These are play ideas, not treatment.'

/** Two ideas for each group of behaviours. */
export const playIdeas = {
  A: [
    'Hold a toy near your face. Wait. Smile when your child looks.',
    'Point at a thing your child likes. Say its name and wait for a look.',
  ],
  B: [
    'Offer two things to choose from. Wait for a look, a sound or a point.',
    "Sit low, face to face. Say your child's name once, then wait five seconds.",
  ],
  C: [
    'Sing a song with actions, face to face. Stop halfway and wait for a look.',
    'Play peekaboo with a cloth. Wait for a smile before the next turn.',
  ],
  D: ['Copy what your child does, then add one small step.', 'Give a doll a sip from an empty cup. Take turns.'],
  E: [
    'Swing your child gently, or bounce them on your knee. Stop, and wait for a sign for more.',
    'Make a low hill of pillows and climb over it together. Stay close.',
  ],
  F: [
    'Notice which sounds hurt. Tell your child before they come.',
    'Tap softly on a pot together. Stop when your child has had enough.',
  ],
} as const

/** When not to wait, in four levels: today, this week, within two weeks, soon. Stands in every written result. */
export const getHelp = [
  'Go to a hospital today, or call 112 or 108, if your child has a fit.',
  'Do the same for sudden nods or jerks one after another, even if they are short.',
  'Do the same if your child is limp or cannot be woken.',
  'Do the same if your child has stopped walking or sitting, or has become weak.',
  'Do the same if your child hardly drinks or passes little urine.',
  'Do the same if your child hit their head hard or swallowed poison.',
  'Call 112, or Tele-MANAS on 14416, if you think of harming yourself or your child.',
  'See a doctor this week if your child has lost words, gestures or play.',
  'See a doctor this week for staring spells you cannot interrupt, or no reaction to loud sounds.',
  'See a doctor this week if your child eats very little or loses weight.',
  'See a doctor this week if your child gets hurt from banging the head.',
  'See a doctor in the next 2 weeks if your child does not walk alone at 18 months.',
  'See a doctor soon if by 12 months there is no babble, no pointing or no waving.',
  'See a doctor soon if there are no words by 16 months, or no two-word phrases by 24 months.',
  'See a doctor soon if there are no smiles or shared looks, or if you are worried.',
] as const

export const forDoctor = {
  question: 'Question {n}',
  answersOf: 'These are the {count} answers that a parent gave on {date}.',
  total: 'Total {total} of {count}.',
  someOnYes: 'Count on yes: items {items}. All others count on no.',
  allOnYes: 'All items count on yes.',
  allOnNo: 'All items count on no.',
  followUp: 'Follow-up questions answered on {date}. Of {total} items, {remaining} still count.',
  stillCounts: 'Item {id} still counts after the follow-up questions.',
  countsNoMore: 'Item {id} no longer counts after the follow-up questions.',
  born: 'Born in {month}. Calendar age that day: {months} months.',
  birthUnknown: 'The month of birth was not given.',
  early: 'Born {weeks} weeks early.',
  earlyUncounted: 'Born early. The family does not know by how many weeks.',
  corrected: 'From the due date the age is about {months} months.',
  worried: 'A parent, or someone close, is worried.',
  lostSkills: 'The child has stopped using some words, gestures or play.',
  sibling: 'A brother or sister is autistic.',
} as const

/** What the parent said of a hearing test, by the option of the follow-up question. */
export const hearing = {
  normal: 'Parent reports: hearing tested, no problem found.',
  low: 'Parent reports: hearing tested, some hearing loss found.',
  unclear: 'Hearing was tested, but the result was not clear.',
  not_tested: 'Hearing was not tested yet.',
} as const

export const answers = {
  yes: '{id}. {behaviour}: yes',
  no: '{id}. {behaviour}: no',
} as const

/** What each item asks about, short enough for a list; yes means that it is so. */
export const itemLabels = {
  '1': 'Looks at something far away that a parent points to',
  '2': 'Parent has wondered about hearing',
  '3': 'Plays make-believe games',
  '4': 'Enjoys climbing onto things',
  '5': 'Unusual finger movements close to the eyes',
  '6': 'Points with one finger to ask or get help',
  '7': 'Points with one finger only to show',
  '8': 'Interested in other children',
  '9': 'Brings things only to show',
  '10': 'Reacts to their name',
  '11': 'Smiles back',
  '12': 'Very unhappy about common sounds',
  '13': 'Walks alone',
  '14': 'Makes eye contact in talk, play or dressing',
  '15': 'Tries to copy',
  '16': 'Looks for what the parent is looking at',
  '17': 'Tries to get the parent to watch',
  '18': 'Follows a simple request without hand signs',
  '19': "Checks the parent's face at something new",
  '20': 'Enjoys being swung or bounced',
} as const

/** What the check is and is not; a loaded form gets a sentence of its own, since "our own questions" would be untrue. */
export const pleaseNote = {
  ownQuestions:
    'This check uses our own questions, based on published research. It is not the official M-CHAT-R, and it has not been tested in a study.',
  officialQuestions: 'This check uses the official questions. The words of this page are ours.',
  otherQuestions: 'This check uses the questions of the form {form}. The words of this page are ours.',
  onlyAPerson:
    'It cannot tell you that your child is or is not autistic. Only a trained professional who meets your child can do that.',
  ifWorried: 'If you are worried, see a child specialist (paediatrician), whatever this page says. In an emergency call 112.',
} as const
