import type { ReadSection } from './read-section.ts'

/** True for the product as it is; a sentence about something that changes is changed with it. */
export const accessibility = {
  title: 'Accessibility: Ankur',
  description: 'What works today for people with different needs, what does not work yet, and how to tell us.',
  heading: 'Accessibility',
  lead: 'What works today for people with different needs, what does not work yet, and how to tell us.',
  version: 'As of {date}',
  short_title: 'In short',
  short: [
    'Ankur should work for you, whether you use a mouse, a finger, a keyboard or a screen reader.',
    'We aim for WCAG 2.2, level AA. This is a public rule book for web sites.',
    'Nobody from outside has tested Ankur yet. Below we say what we have tested ourselves.',
    'If something does not work for you, the fault is ours. Please tell us.',
  ],
  gaps_title: 'What does not work yet',
  gaps: [
    'Nobody who uses a phone or computer by screen reader, switch or eyes has tested Ankur for us yet.',
    'Nobody from outside has looked at Ankur with the rule book in hand.',
    'The games, the Game Creator, the screening and your account need JavaScript.',
    'Reading aloud uses the voice of your phone. Some phones have no voice for Punjabi or Hindi. Then Ankur says so.',
    'Articles, science, founder, terms, sources and this page are in English only.',
    'Links to studies lead to other sites. We do not know how well those work for you.',
  ],
  gap_languages: 'No native speaker has checked the Hindi and Punjabi wording yet.',
  gap_clinician: 'No clinician has checked the questions and the texts about signs yet.',
} as const

/** The day on which somebody last compared this page with the product. */
export const accessibilityVersion = '2026-11-22'

export const accessibilitySections: readonly ReadSection[] = [
  {
    title: 'Keyboard',
    text: [
      'You can use every page with the keyboard alone. A thick ring shows where you are. The first link of each page takes you to its main part.',
      'The Esc key closes menus and windows. The key focus then goes back to where you were.',
    ],
  },
  {
    title: 'Screen readers',
    text: [
      'Headings, links, buttons and fields have names that a screen reader can say. When something changes, it is announced. Each part of a page says which language it is in.',
    ],
  },
  {
    title: 'Zoom and small screens',
    text: [
      'You can make the text larger in your browser or in the comfort settings. Pages fit on a screen that is 320 pixels wide, also with text that is twice as large. Nothing has to be read sideways.',
    ],
  },
  {
    title: 'Colours',
    text: [
      'There are light, dark and calm colours. At first Ankur takes the colours of your phone. Colour is never the only sign: there is always a word, a shape or a line as well.',
    ],
  },
  {
    title: 'Comfort settings',
    text: ['Each page has a button for them at the top. Your choices stay on your phone. You can choose:'],
    list: [
      'the colours and the size of the text',
      'more space between letters and lines',
      'less movement',
      'pages without decoration',
      'articles without the bar that shows how far you have read',
      'how fast a text is read aloud',
      'if short messages close by themselves',
      'if the screening opens the next question by itself',
    ],
  },
  {
    title: 'Movement, sound and time',
    text: [
      'Nothing blinks, and nothing plays by itself. There is no sound that you did not ask for. No question has a time limit.',
    ],
  },
  {
    title: 'Games',
    text: [
      'A piece can be dragged, or chosen and then its place. The keyboard does the same with arrow keys and Enter. With one switch the next choice is marked by itself, at the pace that an adult sets.',
      'None of our games has a time limit, a score or a way to lose. Help is one press away, and it leads to the end.',
    ],
  },
  {
    title: 'Game Creator',
    text: [
      'A block can be tapped, dragged, or put in place with the keyboard. A screen reader says each block with its place. Every step can be undone.',
      'An adult can choose how many blocks are shown, let games run more slowly, and turn their sound on. If a game flashes fast, Ankur shows fewer of its changes.',
    ],
  },
  {
    title: 'Reading aloud',
    text: ['Articles, questions and games have a Listen button. It uses a voice of your phone or your browser.'],
  },
  {
    title: 'Words and languages',
    text: [
      'We write short sentences and plain words, and we measure how hard each page is to read. The screening, the games and your account are in English, Hindi and Punjabi. So are home, about us, help, contact and privacy.',
    ],
  },
  {
    title: 'Old phones and a weak signal',
    text: [
      'The pages that are only read work without JavaScript. They are small, so that they open on a weak signal. Pages that you have read open again without any signal, and so do the questions and the games. Ankur is made for Chrome on Android from 109 on, Firefox from 115 on, and Safari from 16 on.',
    ],
  },
  {
    title: 'How we test',
    text: [
      'Before a change is accepted, a program called axe looks at every page. Other tests use Ankur with the keyboard alone, on a small screen, with large text and without JavaScript.',
      'Programs find only a part of all barriers. People find the others.',
    ],
  },
]

export const tellUs: readonly ReadSection[] = [
  {
    title: 'Tell us',
    text: [
      'Please write which page it was, what you wanted to do, and what happened. If you can, say which phone or program you use.',
    ],
    links: [{ label: 'Contact', path: '/contact' }],
  },
]
