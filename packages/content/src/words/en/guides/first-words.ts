export const firstWords = {
  studies: {
    title: 'Do pictures stop speech?',
    hint: 'What studies found',
    text_1:
      'One review looked at 27 people with developmental disabilities. None of them lost speech. Most of them spoke a little more.',
    text_2:
      'Another looked at 11 studies of autistic children. Pictures and signs did not get in the way of speech. Where speech grew, it grew only a little.',
    text_3:
      'These groups were small. A picture board is a way to talk. It does not teach speech and does not replace a speech therapist.',
  },
  board: {
    title: 'Start a talk board',
    hint: 'Six pictures, everyone uses it',
    steps_1:
      'Use it yourself while you talk. Point to "more" when you say "more". In 10 studies children then used more pictures and words.',
    steps_2: 'Never take it away. Never make your child use it before you give something.',
    steps_3: 'Respond to every word, even "no" and "stop".',
    link_label: 'Open the talk board',
  },
  languagesAtHome: {
    title: 'More than one language',
    hint: 'Speak the one you love in',
    text_1: 'Two reviews of studies found no harm from two languages at home. You do not have to give one up.',
  },
  apps: {
    title: 'Other free apps',
    hint: 'If ours is too small',
    list_1: 'Cboard: works in a browser, in 33 languages, translated by machine.',
    list_2: 'Jellow, from IIT Bombay: on Android, in English, Hindi, Bengali and Marathi.',
    list_3: 'We have not checked what these apps do with your data.',
  },
  therapist: {
    title: 'When to see a speech therapist',
    hint: 'And ask for a hearing test',
    list_1: 'No single words by 16 months.',
    list_2: 'No two-word phrases of their own by 24 months.',
    list_3: 'Words or gestures lost at any age: see a doctor this week.',
    list_4: 'You are worried. That is enough.',
    link_label: 'Find a place near you',
  },
  firstWords: {
    title: 'First ways to talk',
    description: 'Seven things to do today in pictures, with or without speech, and how to start a talk board at home.',
    lead: 'Start today, with or without speech. Pictures and signs do not stop speech.',
    cards_title: 'Choose one for this week',
  },
  sevenWays: {
    way_1_title: 'Wait five seconds',
    way_1_text: 'Ask once. Then count to five in your head. Your child may need that long.',
    way_2_title: 'Follow the look',
    way_2_text: 'See what your child looks at. Look too, and say its name.',
    way_3_title: 'Offer two',
    way_3_text: 'Hold up two things. A look, a reach or a sound is an answer. Give it at once.',
    way_4_title: 'Copy, then add one',
    way_4_text: 'Do what your child does. Then do one thing more, or say one word more.',
    way_5_title: 'Name what happens',
    way_5_text: 'One or two words while it happens: "water", "more water". No questions.',
    way_6_title: 'One picture to ask',
    way_6_text: 'Point to the picture yourself while you say the word. Leave it where your child can reach it.',
    way_7_title: 'Sing and stop',
    way_7_text: 'Sing a song your child loves. Stop before the last word, and wait.',
  },
} as const
