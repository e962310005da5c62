import type { Language } from '@ankur/content'
import type { home } from '@ankur/content/words/en/site/home'
import { hrefFor, pageExists } from '../../routes.ts'
import { messagesInEveryLanguage } from '../../platform/load-messages.ts'
import { DragPicture, GardenPicture, TowerPicture } from './how-pictures.tsx'

const homeWords = messagesInEveryLanguage('site/home', 'home')

type Word = keyof typeof home

const ideas = [
  { id: 'fun', path: '/about-us#fun-first', Picture: TowerPicture, title: 'fun_title', text: 'fun_text', link: 'fun_link' },
  { id: 'drag', path: '/about-us#drag-drop', Picture: DragPicture, title: 'drag_title', text: 'drag_text', link: 'drag_link' },
  {
    id: 'diversity',
    path: '/about-us#diversity',
    Picture: GardenPicture,
    title: 'diversity_title',
    text: 'diversity_text',
    link: 'diversity_link',
  },
] as const satisfies readonly { title: Word; text: Word; link: Word; [more: string]: unknown }[]

export function HowItWorks({ language }: { language: Language }) {
  const words = homeWords[language]
  return (
    <section className="band" id="features" aria-labelledby="how-title">
      <div className="wrap">
        <div className="band__head">
          <h2 id="how-title">{words.how_title}</h2>
          <p className="band__lead">{words.how_lead}</p>
        </div>
        <ul className="ideas">
          {ideas.map(({ id, path, Picture, title, text, link }) => (
            <li key={id} className="idea">
              <div className={`idea__picture idea__picture--${id} decoration`}>
                <Picture />
              </div>
              <div className="idea__words">
                <h3>{words[title]}</h3>
                <p className="idea__text">{words[text]}</p>
                {pageExists(path) && (
                  <a className="idea__link" href={hrefFor(path, language)}>
                    {words[link]}
                  </a>
                )}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
