import { translations, writing } from '@ankur/languages/scripts'
import type { reviews, WordingName } from '../reviews.ts'

export const sources = {
  title: 'Sources: Ankur',
  description: 'Every figure on this site: where it comes from, its year, and what it cannot tell you.',
  heading: 'Sources',
  lead: 'Every figure on this site: where it comes from, its year, and what it cannot tell you.',
  how_title: 'How to read this list',
  how: [
    'Each figure names its source. If we could not find one, it is marked "Not yet verified".',
    'Below each figure you can read its limits. A small study, or one from another country, may not apply to your child.',
    'A study is about many children. It cannot tell what will happen with one child.',
  ],
  mistake: 'If you find a mistake, please tell us.',
  on_this_page: 'On this page',
  research: 'Research',
  research_lead:
    'These studies guide us. Most of them are small or come from other countries. None of them is about Ankur: no study of Ankur exists yet.',
  unverified: 'Not yet verified',
  unverified_lead:
    'We could not find where these figures come from. Please do not rely on them. They stay on this list until someone finds a source or removes them.',
  pages: 'Figures page by page',
  articles: 'Figures in the articles',
  articles_lead: 'The articles contain many figures. They have their own lists.',
  articles_link: '{category}: all figures',
  back: 'All sources',
  article_title: 'Figures in {category}: Ankur',
  article_heading: 'Figures in {category}',
  article_lead: 'Every figure in these articles: where it comes from, its year, and what it cannot tell you.',
  home: 'Home',
  pictures: 'Pictures',
  pictures_ours: 'Our characters, backdrops and the drawings of our games are our own. You may use them: CC BY 4.0.',
  pictures_fluent:
    'The other pictures of the Game Creator come from Fluent Emoji by Microsoft, under the MIT licence. We made their colours softer, and gave bodies to the heads of people.',
  pictures_talk: 'Many symbols on the talk board come from OpenMoji, under CC BY-SA 4.0.',
  unchecked: 'Texts that still need checking',
  unchecked_lead:
    'These texts need a qualified person to check them. No one has done so yet. Each page says so where such a text is used.',
  needs: 'To be checked by: {who}.',
} as const

const wordings = Object.fromEntries(
  translations.map((language) => [`wording_${language}`, `The ${writing[language].englishName} text on all pages`]),
) as Readonly<Record<WordingName, string>>

/** The name of each text of `reviews.ts`. */
export const reviewedTexts: Readonly<Record<keyof typeof reviews, string>> = {
  analysis_templates: 'The sentences of the written analysis',
  screening_questions: 'The 20 questions of the screening, in our own words',
  follow_up_questions: 'The follow-up questions',
  ...wordings,
  helplines: 'The helpline numbers',
  districts: 'The places on the help page',
  help_signs: 'The signs that need a doctor, on the help page',
  guides: 'The pages for families, from the assessment to first words',
  talk_words: 'The words of the talk board',
  rights: 'The page on rights and schemes',
  terms: 'The terms',
  articles: 'The articles',
  founder_story: "The founder's story",
  team: 'The roles in the team',
}
