import type { ReadSection } from './read-section.ts'

/**
 * To be read by the operator, with a lawyer, before families use the product: `reviews.ts` says whether that has
 * happened. It names no company, no person and no place, because none is known here.
 */
export const terms = {
  title: 'Terms: Ankur',
  description: 'What you can expect from Ankur, what Ankur asks of you, and how you may share its words and its program.',
  heading: 'Terms',
  version: 'Text of {date}',
  unchecked: 'Not yet checked by a lawyer or by the people who run this site.',
  short_title: 'In short',
  short: [
    'Ankur is free. Anyone may read it.',
    'Ankur gives information. It does not give a diagnosis.',
    'Accounts are for adults of 18 years or older.',
    'Please use Ankur in a way that does not hurt others.',
    'We work with care. Still, we cannot promise that all of it is right, or that it always works.',
  ],
} as const

/** The day of this text. A change of what it says changes the day. */
export const termsVersion = '2026-11-22'

export const termsSections: readonly ReadSection[] = [
  {
    title: 'What Ankur is',
    text: [
      'Ankur is a web site for families of autistic children in India. You can read here, play games, make games of your own, and use a free early screening.',
    ],
  },
  {
    title: 'What Ankur is not',
    text: [
      'Ankur is not a doctor and not a clinic. The screening counts your answers by fixed rules. It cannot tell you if your child is autistic. Only a trained person who meets your child can do that.',
      'Do not put off a visit to a doctor because of something you read here. In an emergency, call 112.',
    ],
    links: [{ label: 'When to get help, and where', path: '/help' }],
  },
  {
    title: 'What it costs',
    text: ['Nothing. Ankur is free. Signing up gives immediate access. We show no advertising and sell no data.'],
  },
  {
    title: 'Who may use it',
    text: [
      'Anyone may read the pages, play the games and use the Game Creator. You need no account for that.',
      'The screening needs an account. So does a game that you save to your account, or that others play by your link. Accounts are for adults of 18 years or older. Answer only for a child in your care.',
      'Children need no account.',
    ],
  },
  {
    title: 'Your account',
    text: [
      'Use your own email address. Keep your password to yourself. If somebody else knows it, they can read your results. Then change it on the page "Your data".',
      'You may stop using Ankur at any time. The privacy page says what we keep, for how long, and how you can delete it.',
    ],
    links: [{ label: 'Privacy', path: '/privacy' }],
  },
  {
    title: 'Fair use',
    text: ['Please do not do any of this:'],
    list: [
      "Try to see another family's data, or to get into the computers behind Ankur.",
      'Send so many requests that the site becomes slow for others.',
      'Send something that harms people, or their phones and computers.',
      'Show the screening to others as a diagnosis, or as the official M-CHAT-R.',
      'Use a result against a child, for example to refuse a place at a school.',
    ],
  },
  {
    title: 'If somebody breaks these rules',
    text: ['We may close their account, so that others stay safe.'],
  },
  {
    title: 'Our words, our pictures and our program',
    text: [
      'You may share and change the words and pictures of Ankur, also to earn money. The licence is CC BY 4.0. It asks three things of you: name Ankur, link to the licence, and say what you changed.',
      'If you change the questions or the sentences of a result, say so where families can see it.',
      'The program is open too. Its licence is the Apache License 2.0.',
      'The M-CHAT-R belongs to its authors. It is not part of Ankur.',
    ],
    links: [
      { label: 'CC BY 4.0', path: 'https://creativecommons.org/licenses/by/4.0/' },
      { label: 'Apache License 2.0', path: 'https://www.apache.org/licenses/LICENSE-2.0' },
    ],
  },
  {
    title: 'What we cannot promise',
    text: [
      'You get Ankur as it is. We give no warranty. There can be mistakes in it, and it can be away for a time.',
      'As far as the law allows, we do not pay for harm that comes from the use of Ankur. The rights that the law gives you stay as they are.',
    ],
  },
  {
    title: 'Changes',
    text: [
      'We may change these terms. The new text will stand on this page, with its day at the top. If you do not agree with it, you may stop using Ankur.',
    ],
  },
  {
    title: 'The law',
    text: ['The law of India holds for these terms. So do the rights that you have where you live.'],
  },
  {
    title: 'Questions',
    text: ['Is something here not clear, or not right? Please tell us.'],
    links: [{ label: 'Contact', path: '/contact' }],
  },
]
