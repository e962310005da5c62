import type { reviews } from '../reviews.ts'

export const sources = {
  title: 'Sources: Ankur',
  description: 'Every figure on this site: where it comes from, from which year, and what it cannot tell.',
  heading: 'Sources',
  lead: 'Every figure on this site: where it comes from, from which year, and what it cannot tell.',
  how_title: 'How to read this list',
  how: [
    'A figure names its source, or it carries the words "Not yet verified". Then nobody here has found where it comes from.',
    'Under a figure stand its limits. A small study, or one from another country, may not fit your child.',
    'A study tells about many children. It cannot tell what will happen with one child.',
  ],
  mistake: 'Found a mistake? Please tell us.',
  on_this_page: 'On this page',
  research: 'Research',
  research_lead:
    'These studies guide us. Most of them are small or come from other countries. None of them is about Ankur: no study of Ankur exists yet.',
  unverified: 'Not yet verified',
  unverified_lead:
    'We were given these figures and could not find where they come from. Please do not rely on them. They stay in this list until somebody finds a source, or takes them out.',
  pages: 'Figures page by page',
  articles: 'Figures in the articles',
  articles_lead: 'The articles hold many figures. They stand in lists of their own.',
  articles_link: '{category}: all figures',
  back: 'All sources',
  article_title: 'Figures in {category}: Ankur',
  article_heading: 'Figures in {category}',
  article_lead: 'Every figure in these articles: where it comes from, from which year, and what it cannot tell.',
  home: 'Home',
  unchecked: 'Texts that nobody has checked yet',
  unchecked_lead:
    'Some texts need the eye of a person who knows more than we do. Nobody of that kind has signed for these texts yet. Where you meet such a text, the page says so.',
  needs: 'It needs: {who}.',
} as const

/** The name of each text of `reviews.ts`. */
export const reviewedTexts: Readonly<Record<keyof typeof reviews, string>> = {
  analysis_templates: 'The sentences of the written analysis',
  screening_questions: 'The 20 questions of the screening, in our own words',
  follow_up_questions: 'The follow-up questions',
  wording_hi: 'The Hindi wording of all pages',
  wording_pa: 'The Punjabi wording of all pages',
  helplines: 'The numbers to ring',
  districts: 'The places on the help page',
  help_signs: 'The signs that need a doctor, on the help page',
  terms: 'The terms',
  articles: 'The articles',
  founder_story: 'The story of the founder',
  team: 'The roles of the team',
}
