import type { Language } from '@ankur/content'
import { hrefFor, pageExists } from '../../routes.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { DuckShape } from '../../ui/drawings/animals.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { glyphs } from './scene.tsx'
import { messagesInEveryLanguage } from '../../platform/load-messages.ts'

const homeWords = messagesInEveryLanguage('site/home', 'home')

export function CodeYouSee({ language }: { language: Language }) {
  const words = homeWords[language]
  return (
    <section className="band band--surface" aria-labelledby="code-title">
      <div className="wrap code">
        <div className="code__words">
          <h2 id="code-title">{words.code_title}</h2>
          <p className="band__lead">{words.code_making}</p>
          <p className="band__lead">{words.code_lead}</p>
          <ul className="code__points">
            {[words.code_point_1, words.code_point_2, words.code_point_3].map((point) => (
              <li key={point} className="code__point">
                <Icon name="check" />
                <span>{point}</span>
              </li>
            ))}
          </ul>
          {pageExists('/games#creator') && (
            <LinkButton kind="second" href={hrefFor('/games#creator', language)}>
              {words.open_creator}
            </LinkButton>
          )}
        </div>
        <Picture language={language} />
      </div>
    </section>
  )
}

/** A script and the stage it moves: a picture, not a control. */
function Picture({ language }: { language: Language }) {
  const words = homeWords[language]
  return (
    <div className="code__picture" aria-hidden="true">
      <div className="code__script">
        <SampleBlock kind="events" glyph={glyphs.flag} words={words.block_flag} />
        <SampleBlock kind="control" glyph={glyphs.repeat} words={words.block_repeat} />
        <SampleBlock kind="motion" glyph={glyphs.move} words={words.block_move} inside />
        <SampleBlock kind="looks" glyph={glyphs.say} words={words.block_say} />
      </div>
      <svg className="drawing code__stage" viewBox="0 0 260 250" preserveAspectRatio="xMidYMax slice" focusable="false">
        <path className="drawing__hill1" d="M-60 206c80-30 200-30 380 0v60H-60z" />
        <path className="drawing__stem" d="M30 216h120" strokeWidth="4" strokeDasharray="1 14" />
        <svg x="130" y="104" width="112" height="112" viewBox="0 0 120 120">
          <DuckShape />
        </svg>
      </svg>
    </div>
  )
}

interface SampleBlockProps {
  kind: 'events' | 'control' | 'motion' | 'looks'
  glyph: string
  words: string
  inside?: boolean
}

function SampleBlock({ kind, glyph, words, inside }: SampleBlockProps) {
  return (
    <div className={`sample-block block-kind--${kind}${inside ? ' sample-block--inside' : ''}`}>
      <span className="sample-block__cap">
        <svg viewBox="0 0 24 24" focusable="false">
          <path className="drawing__glyph" d={glyph} />
        </svg>
      </span>
      {words}
    </div>
  )
}
