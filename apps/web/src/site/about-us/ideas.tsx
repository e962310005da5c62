import type { Language } from '@ankur/content'
import { claimNamed } from '@ankur/content/claims'
import { hrefFor } from '../../routes.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Figure } from '../claim/claim.tsx'
import { shownClaim } from '../claim/shown-claim.ts'
import { DragPicture, GardenPicture, TowerPicture } from '../home/how-pictures.tsx'
import { messagesInEveryLanguage } from '../../platform/load-messages.ts'
import { Part } from './part.tsx'

const aboutUsWords = messagesInEveryLanguage('site/about-us', 'aboutUs')

export function Mission({ language }: { language: Language }) {
  const words = aboutUsWords[language]
  return (
    <Part id="mission" title={words.mission_title}>
      <p>{words.mission_1}</p>
      <ul>
        <Figure claim={shownClaim(claimNamed('wait_north_india'), language)} language={language} />
      </ul>
      <p>{words.mission_2}</p>
      <p>{words.mission_3}</p>
      <Card kind="tint">
        <h3 className="about__promises">{words.promises_title}</h3>
        <ul className="prose__list">
          <li>{words.promise_1}</li>
          <li>{words.promise_2}</li>
        </ul>
      </Card>
    </Part>
  )
}

export function FunFirst({ language }: { language: Language }) {
  const words = aboutUsWords[language]
  return (
    <Part id="fun-first" title={words.fun_title} picture={<TowerPicture />}>
      <p>{words.fun_1}</p>
      <p>{words.fun_2}</p>
      <ul className="prose__list">
        {[words.fun_rule_1, words.fun_rule_2, words.fun_rule_3, words.fun_rule_4, words.fun_rule_5].map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Part>
  )
}

export function DragDrop({ language }: { language: Language }) {
  const words = aboutUsWords[language]
  return (
    <Part id="drag-drop" title={words.drag_title} picture={<DragPicture />}>
      <p>{words.drag_1}</p>
      <p>{words.drag_2}</p>
      <p>{words.drag_3}</p>
      <p>{words.drag_4}</p>
      <p>
        <LinkButton href={hrefFor('/games#creator', language)}>{words.start_creating}</LinkButton>
      </p>
    </Part>
  )
}

export function Diversity({ language }: { language: Language }) {
  const words = aboutUsWords[language]
  return (
    <Part id="diversity" title={words.diversity_title} picture={<GardenPicture />}>
      <p>{words.diversity_1}</p>
      <p>{words.diversity_2}</p>
      <p>{words.diversity_3}</p>
      <p>{words.diversity_4}</p>
    </Part>
  )
}
