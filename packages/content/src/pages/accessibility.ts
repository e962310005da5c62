import type { ReadSection } from './text-page.ts'

/** Must match the product as it is: if the product changes, change the sentence in the same commit. */
export const accessibility = {
  title: 'Accessibility: Ankur',
  description: 'What works today for people with different needs, what does not work yet, and how to tell us.',
  heading: 'Accessibility',
  lead: 'What works today for people with different needs, what does not work yet, and how to tell us.',
  version: 'As of {date}',
  short_title: 'In short',
  short: [
    'Ankur should work for you, whether you use a mouse, a finger, a keyboard or a screen reader.',
    'We aim for WCAG 2.2, level AA, an international standard for accessible websites.',
    'No outside expert has audited Ankur yet. Below you can read what we have tested ourselves.',
    'If something does not work for you, it is our fault. Please tell us.',
  ],
  gaps_title: 'What does not work yet',
  gaps: [
    'No one who uses a screen reader, a switch or eye control has tested Ankur for us yet.',
    'No outside expert has audited Ankur.',
    'The games, the Game Creator, the screening and your account need JavaScript.',
    'Reading aloud uses the voices on your device. Some devices have no voice for Punjabi or Hindi, and then Ankur says so.',
    'Articles, science, founder, terms, sources and this page are in English only.',
    'Links to studies lead to other sites. We do not know how accessible those are.',
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
      'You can use every page with the keyboard alone. A thick outline shows where you are. The first link on each page takes you to its main part.',
      'The Esc key closes menus and windows. The focus then returns to where you were.',
    ],
  },
  {
    title: 'Screen readers',
    text: [
      'Headings, links, buttons and fields have names that a screen reader can read out. Changes are announced. Each part of a page says which language it is in.',
    ],
  },
  {
    title: 'Zoom and small screens',
    text: [
      'You can make the text larger in your browser or in the comfort settings. Pages fit a screen that is 320 pixels wide, even with text at twice the size, and you do not need to scroll sideways.',
    ],
  },
  {
    title: 'Colours',
    text: [
      'There are light, dark and calm colours. Ankur starts with the colours your device uses. Colour is never the only sign: there is always a word, a shape or a line as well.',
    ],
  },
  {
    title: 'Comfort settings',
    text: ['Each page has a button for them at the top. Your choices are saved on your device. You can choose:'],
    list: [
      'the colours and the size of the text',
      'more space between letters and lines',
      'less movement',
      'pages without decoration',
      'articles without the bar that shows how far you have read',
      'how fast text is read aloud',
      'if short messages close automatically',
      'if the screening opens the next question automatically',
    ],
  },
  {
    title: 'Movement, sound and time',
    text: ['Nothing blinks, and nothing plays by itself. Sound plays only when you ask for it. No question has a time limit.'],
  },
  {
    title: 'Games',
    text: [
      'You can drag a piece, or tap the piece and then its place. The arrow keys and Enter do the same. With one switch, the choices are marked one after another at a pace that an adult sets.',
      'Our games have no time limit, no score and no way to lose. Help is one press away and can finish any round.',
    ],
  },
  {
    title: 'Game Creator',
    text: [
      'You can tap a block, drag it, or put it in place with the keyboard. A screen reader reads out each block and its place. Every step can be undone.',
      'An adult can choose how many blocks are shown, make games run more slowly, and turn on their sound. If a game flashes fast, Ankur shows fewer of its changes.',
    ],
  },
  {
    title: 'Reading aloud',
    text: ['Articles, questions and games have a Listen button. It uses a voice from your device or your browser.'],
  },
  {
    title: 'Words and languages',
    text: [
      'We write in plain words and measure how hard each page is to read. The screening, the games and your account are in English, Hindi and Punjabi. So are the home, about us, help, contact and privacy pages.',
    ],
  },
  {
    title: 'Old phones and a weak signal',
    text: [
      'Reading pages work without JavaScript. They are small, so they open on a weak signal. Pages you have read open again without a signal, and so do the questions and the games. Ankur works in Chrome on Android from version 109, Firefox from 115 and Safari from 16.',
    ],
  },
  {
    title: 'How we test',
    text: [
      'Before a change is accepted, a program called axe looks at every page. Other tests use Ankur with the keyboard alone, on a small screen, with large text and without JavaScript.',
      'Programs find only some of the barriers. People find the rest.',
    ],
  },
]

export const tellUs: readonly ReadSection[] = [
  {
    title: 'Tell us',
    text: [
      'Please tell us which page it was, what you wanted to do and what happened. If you can, say which phone, computer or program you use.',
    ],
    links: [{ label: 'Contact', path: '/contact' }],
  },
]
