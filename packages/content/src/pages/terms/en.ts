import type { Terms } from '../text-page.ts'

/**
 * To be read by the operator, with a lawyer, before families use the product: `reviews.ts` says whether that has
 * happened. It names no company, no person and no place, because none is known here.
 */
export const terms: Terms = {
  title: 'Terms: Ankur',
  description: 'What you can expect from Ankur, what Ankur asks of you, and how you may share its words and its program.',
  heading: 'Terms',
  version: 'Text of {date}',
  unchecked: 'Not yet checked by a lawyer or by the people who run this site.',
  short_title: 'In short',
  short: [
    'Ankur is free. Anyone may read it.',
    'Ankur gives information. It does not give a diagnosis.',
    'Accounts are for adults aged 18 or older.',
    'Please use Ankur in a way that does not harm others.',
    'We work with care, but we cannot promise that everything is correct or always works.',
  ],
  sections: [
    {
      title: 'What Ankur is',
      text: [
        'Ankur is a website for families of autistic children in India. You can read, play games, make your own games and use a free early screening.',
      ],
    },
    {
      title: 'What Ankur is not',
      text: [
        'Ankur is not a doctor or a clinic. The screening counts your answers by fixed rules. It cannot tell you if your child is autistic. Only a trained professional who meets your child can do that.',
        'Do not delay seeing a doctor because of something you read here. In an emergency, call 112.',
      ],
      links: [{ label: 'When to get help, and where', path: '/help' }],
    },
    {
      title: 'What it costs',
      text: ['Nothing. Ankur is free. Signing up gives immediate access. We show no advertising and do not sell data.'],
    },
    {
      title: 'Who may use it',
      text: [
        'Anyone may read the pages, play the games and use the Game Creator. You do not need an account for this.',
        'You need an account for the screening, to save a game online, and to let others play your game by a link. Accounts are for adults aged 18 or older. Answer only for a child in your care.',
        'Children do not need an account.',
      ],
    },
    {
      title: 'Your account',
      text: [
        'Use your own email address and keep your password secret. If someone else knows it, they can read your results. In that case, change it on the page "Your data".',
        'You can stop using Ankur at any time. The privacy page says what we keep, for how long, and how you can delete it.',
      ],
      links: [{ label: 'Privacy', path: '/privacy' }],
    },
    {
      title: 'Fair use',
      text: ['Please do not:'],
      list: [
        "try to see another family's data, or break into Ankur's computers",
        'send so many requests that the site becomes slow for others',
        'send anything that harms people, or their phones and computers',
        'present the screening to others as a diagnosis, or as the official M-CHAT-R',
        'use a result against a child, for example to refuse a place at a school',
      ],
    },
    {
      title: 'If someone breaks these rules',
      text: ['We may close their account to keep others safe.'],
    },
    {
      title: 'Our words, our pictures and our program',
      text: [
        'You may share and change the words and pictures of Ankur, even to earn money, except for the parts named below. The licence is CC BY 4.0. It asks you to name Ankur, link to the licence and say what you changed.',
        'These parts are not under that licence, and all rights in them are reserved: the screening questions, the follow-up questions, the sentences of a result, and everything made from them, such as the paper form and the PDF. Please do not copy, change or sell them. You may print your own summary and pass it on.',
        'The M-CHAT-R belongs to its authors. It is not part of Ankur. Our questions are based on the research behind it, so we are waiting for the authors to reply before we let others reuse them.',
        'The program is open source. Its licence is the Apache License 2.0.',
      ],
      links: [
        { label: 'CC BY 4.0', path: 'https://creativecommons.org/licenses/by/4.0/' },
        { label: 'Apache License 2.0', path: 'https://www.apache.org/licenses/LICENSE-2.0' },
      ],
    },
    {
      title: 'What we cannot promise',
      text: [
        'We provide Ankur as it is, without a warranty. It may contain mistakes, and it may be unavailable at times.',
        'As far as the law allows, we are not liable for harm that comes from using Ankur. This does not change the rights the law gives you.',
      ],
    },
    {
      title: 'Changes',
      text: [
        'We may change these terms. The new text will be on this page, with its date at the top. If you do not agree with it, you can stop using Ankur.',
      ],
    },
    {
      title: 'The law',
      text: ['Indian law applies to these terms. You also keep the rights you have where you live.'],
    },
    {
      title: 'Questions',
      text: ['If something here is unclear or wrong, please tell us.'],
      links: [{ label: 'Contact', path: '/contact' }],
    },
  ],
}
