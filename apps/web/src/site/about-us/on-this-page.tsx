import type { Language } from '@ankur/content'
import { aboutUsWords, type AboutUsWord } from './about-us-words.ts'

/** The parts of the page, by their anchors. Header and home page link to these too. */
const parts = [
  ['mission', 'mission_title'],
  ['fun-first', 'fun_title'],
  ['drag-drop', 'drag_title'],
  ['diversity', 'diversity_title'],
  ['research', 'research_title'],
  ['methodology', 'methodology_title'],
  ['team', 'team_title'],
] as const satisfies readonly (readonly [string, AboutUsWord])[]

export function OnThisPage({ language }: { language: Language }) {
  const words = aboutUsWords[language]
  return (
    <nav className="about__contents" aria-labelledby="contents-title">
      <p className="about__contents-title" id="contents-title">
        {words.contents}
      </p>
      <ul className="about__contents-list">
        {parts.map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`}>{words[title]}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
