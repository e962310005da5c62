export const firstHundredDays = {
  firstHundredDays: {
    title: 'The first hundred days',
    description:
      'What to do in the first hundred days after a diagnosis: one small step at a time, and which promises not to trust.',
    lead: 'One small thing at a time. Your child is the same child as yesterday.',
    keepsTicks: 'What you tick stays on this device.',
  },
  offers: {
    title: 'Offers to be careful with',
    hint: '"Cure", detox, stem cells',
    list_1: 'Autism is not an illness and there is no cure. Chelation ("detox") and some supplements can harm your child.',
    list_2: 'On 30 January 2026 the Supreme Court of India held that stem cells may not be sold as a treatment for autism.',
    list_3: 'A special diet is not a treatment for autism. Ask a doctor before you cut out any food.',
  },
  therapy: {
    title: 'Choosing therapy',
    hint: 'Ask these first',
    list_1: 'How many hours, what does it cost, and for how long?',
    list_2: 'May I stay in the room and learn?',
    list_3: 'What happens when my child says no or cries? The answer should be: we stop.',
  },
  family: {
    title: 'Brothers, sisters, grandparents',
    hint: 'Few words, often',
    text_1:
      'Say it simply: "Their brain works in its own way. Nobody did anything wrong." Give each person one thing to do with the child.',
    link_label: 'How to tell a grandmother',
  },
  yourself: {
    title: 'You',
    hint: 'Someone listens',
    text_1: 'It is not your fault. When it is too much, call Tele-MANAS on 14416, free, day and night.',
  },
  links: {
    'days-8_label': 'First ways to talk',
    'days-31_label': 'Rights and schemes',
    'days-61_label': 'One page about your child, to print',
  },
  bands: {
    'days-1': {
      title: 'Days 1 to 7',
      hint: 'Breathe',
      line_1: 'Rest and eat well. You do not have to decide anything this week.',
      line_2: 'Tell one person you trust.',
      line_3: 'Write down five things your child loves or does well.',
      line_4: 'Ask the doctor for a written report.',
    },
    'days-8': {
      title: 'Days 8 to 30',
      hint: 'Hearing, a place, a way to talk',
      line_1: "Have your child's hearing tested.",
      line_2: 'Visit the DEIC of your district, or one therapist.',
      line_3: 'Start one way to talk: a sign, a picture or the talk board.',
      line_4: 'Do the evening routine in the same order each day.',
    },
    'days-31': {
      title: 'Days 31 to 60',
      hint: 'Papers and play',
      line_1: 'Apply for the disability card (UDID).',
      line_2: 'Ask about Niramaya health cover.',
      line_3: 'Play ten minutes a day. Let your child lead.',
    },
    'days-61': {
      title: 'Days 61 to 90',
      hint: 'School and other parents',
      line_1: 'Talk with the anganwadi or school. Take one page about your child.',
      line_2: 'Find a parents’ group. One phone call is enough.',
      line_3: 'Spend some time alone with each brother and sister.',
    },
    'days-91': {
      title: 'Days 91 to 100',
      hint: 'Look back',
      line_1: 'Write down what has changed, even the small things.',
      line_2: 'Stop one thing that costs a lot and helps little.',
      line_3: 'Choose one goal for the next three months.',
    },
  },
} as const
