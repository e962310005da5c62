import type { site } from './words/en/site/site.ts'

/**
 * The links of header and footer, in display order. Labels are keys of `words/<language>/site/site.ts`.
 * All planned pages are listed; the web app leaves out links to pages that do not exist yet.
 */
export type SiteWord = keyof typeof site

export interface NavLink {
  readonly label: SiteWord
  /** Without language prefix; may have a fragment. */
  readonly path: string
  /** A second, smaller line under the label. */
  readonly line?: SiteWord
}

export interface NavGroup {
  readonly label: SiteWord
  readonly links: readonly NavLink[]
}

const home: NavLink = { label: 'home', path: '/' }
const founder: NavLink = { label: 'founder', path: '/founder' }
const aboutUs: NavLink = { label: 'about_us', path: '/about-us' }
const blogs: NavLink = { label: 'blogs', path: '/blogs' }
const autismTest: NavLink = { label: 'autism_test', path: '/autism-test' }
const contactUs: NavLink = { label: 'contact_us', path: '/contact' }
export const tryItNow: NavLink = { label: 'try_it_now', path: '/games' }

const features: NavGroup = {
  label: 'features',
  links: [
    { label: 'features_overview', path: '/#features' },
    { label: 'drag_and_drop', path: '/about-us#drag-drop' },
    { label: 'game_creation', path: '/games#creator' },
    { label: 'skill_development', path: '/about-us#fun-first' },
  ],
}

const ourScience: NavGroup = {
  label: 'our_science',
  links: [
    { label: 'science_overview', path: '/science' },
    { label: 'research', path: '/about-us#research' },
    { label: 'methodology', path: '/about-us#methodology' },
    { label: 'backed_by_science', path: '/#science' },
    { label: 'team', path: '/about-us#team' },
  ],
}

/** The wide header, from 1024 px. */
export const headerNavigation: readonly (NavLink | NavGroup)[] = [
  home,
  founder,
  features,
  ourScience,
  aboutUs,
  blogs,
  autismTest,
  contactUs,
]

/** The stacked menu of small screens and of the screening flow. */
export const menuNavigation: readonly NavLink[] = [
  home,
  founder,
  { label: 'science', path: '/science' },
  aboutUs,
  blogs,
  { ...autismTest, line: 'autism_test_line' },
  contactUs,
  { label: 'get_started', path: '/games' },
  tryItNow,
]

export const footerNavigation: readonly NavGroup[] = [
  {
    label: 'explore',
    links: [{ label: 'games', path: '/games' }, blogs, autismTest, { label: 'our_science', path: '/science' }],
  },
  {
    label: 'about',
    links: [aboutUs, founder, { label: 'contact', path: '/contact' }, { label: 'accessibility', path: '/accessibility' }],
  },
  {
    label: 'legal',
    links: [
      { label: 'privacy', path: '/privacy' },
      { label: 'terms', path: '/terms' },
      { label: 'sources', path: '/sources' },
    ],
  },
]

/**
 * National numbers of India, shown at the same place on every page. `helplines.ts` has the source of each,
 * `reviews.ts` the people who phoned them.
 */
export const footerHelplines: readonly { readonly label: SiteWord; readonly line?: SiteWord; readonly number: string }[] = [
  { label: 'helpline_parents', line: 'helpline_parents_line', number: '14416' },
  { label: 'helpline_children', number: '1098' },
  { label: 'helpline_emergency', number: '112' },
]
