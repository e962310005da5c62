import type { ComponentType } from 'react'
import { BusRide, Copying, FloorPlay, FourPaths, Listening, QueueAndRamp, Sandpit, SmallTown } from './pictures/about-autism.tsx'
import { ClosedShop, DoorAjar, Journal, Letters, NightChat, NoName, Voice } from './pictures/digital-help.tsx'
import {
  Circle,
  FaceGuess,
  GrandmotherReads,
  HomeCards,
  Mirror,
  Neighbours,
  NewWords,
  TeaWithFriends,
} from './pictures/in-society.tsx'

/** By slug: each article has its own picture about its topic. An article without one stops the build. */
const pictures: Readonly<Record<string, ComponentType>> = {
  'what-is-autism': Sandpit,
  'challenges-parents-india': BusRide,
  'autism-tier2-india': SmallTown,
  'early-intervention-matters': FloorPlay,
  'core-intervention-pathways': FourPaths,
  'parent-mediated-models': Copying,
  'systemic-barriers-india': QueueAndRamp,
  'ethical-cultural-considerations': Listening,
  'autism-misunderstood-india': Neighbours,
  'western-diagnostic-tools-failing-india': HomeCards,
  'explaining-autism-to-grandmother': GrandmotherReads,
  'new-vocabulary-indian-autism-advocacy': NewWords,
  'ai-as-mirror-self-knowledge': Mirror,
  'ai-emotion-recognition-bias': FaceGuess,
  'ai-friends-loneliness-support': TeaWithFriends,
  'building-private-community': Circle,
  'digital-journaling-teens': Journal,
  'gen-z-prefers-ai': NightChat,
  'men-anonymous-platforms': NoName,
  'mental-health-startups-failing': ClosedShop,
  'stigma-ai-help-seeking': DoorAjar,
  'text-based-therapy-apps': Letters,
  'voice-ai-therapy': Voice,
}

/** Decoration: it adds no information, and the comfort settings can hide it. */
export function ArticlePicture({ slug }: { slug: string }) {
  const Picture = pictures[slug]
  if (!Picture) throw new Error(`no picture for the article ${slug}`)
  return (
    <svg className="drawing article-picture decoration" viewBox="0 0 320 180" aria-hidden="true" focusable="false">
      <Picture />
    </svg>
  )
}
