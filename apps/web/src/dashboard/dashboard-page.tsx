import { useState } from 'react'
import { fill } from '@ankur/content'
import { useAuth } from '../accounts/index.ts'
import { loadComfortHere } from '../comfort/index.ts'
import { ChildChips, useChildNames, useChildren } from '../children/index.ts'
import { useLanguage } from '../platform/language.tsx'
import { definePart } from '../platform/part/define-part.tsx'
import { nearView } from '../platform/part/near-view.tsx'
import { onDemand } from '../platform/part/on-demand.tsx'
import { PageHeading, useTitle } from '../platform/frame/page.tsx'
import { useAfter } from '../platform/frame/loading.tsx'
import { hrefFor, pageExists } from '../routes.ts'
import { useTestProgress } from '../screening/index.ts'
import { Fold } from '../ui/fold/fold.tsx'
import { useSiteWords } from '../ui/site-words.tsx'
import { messagesOf } from '../platform/messages.ts'
import type { Person } from '../platform/session/session.ts'
import { asksForVisit, firstReports, isUrgent, isWaiting, olderWaiting } from './first-reports.ts'
import { NewestCard, PreviousAssessments, useReportParts, WhatIsNext } from './report-parts.ts'
import { ScreeningCard } from './screening-card.tsx'
import { SignOut } from './sign-out-box.tsx'
import { useAssessments } from './use-assessments.ts'
import { Card } from '../ui/card/card.tsx'
import { LinkButton } from '../ui/button/button.tsx'

const aboutScreeningWords = messagesOf('app/dashboard', 'aboutScreening')
const dashboardWords = messagesOf('app/dashboard', 'dashboard')

/** Fetched when it is opened, so that the page does not weigh more for it. */
const MyGames = definePart({ load: () => import('../creator/index.ts').then((module) => module.loadGamesCard()), when: onDemand })

const ComfortHere = definePart({ load: loadComfortHere, when: onDemand })

const AboutScreening = definePart({
  load: () => import('./about/about-screening.tsx').then((part) => part.AboutScreening),
  messages: [aboutScreeningWords],
  when: nearView({ height: 'low' }),
})

/**
 * The server's data decides the order of the page, so it is awaited: a button must not move under a finger. Only for a
 * limited time, because questions are also answered offline.
 */
const PATIENCE_MS = 1_000

/**
 * A visit within days, an unfinished check, then the newest report of the selected child and the next steps, then open
 * questions of an earlier one, then everything else.
 */
export function DashboardPage() {
  const dashboard = dashboardWords.use()
  const { user } = useAuth()
  const family = useChildren()
  const assessments = useAssessments()
  const progress = useTestProgress()
  const [games, setGames] = useState(false)
  const [comfort, setComfort] = useState(false)
  const hasReports = assessments.items.length > 0 || assessments.status === 'failed'
  const hasParts = useReportParts(hasReports)
  const isKnown = assessments.status !== 'loading' && (family.items !== null || family.hasFailed) && hasParts
  const isOpen = useAfter(PATIENCE_MS) || isKnown
  const { nameOf } = useChildNames(family.items)
  useTitle(dashboard.title)
  const several = (family.items?.length ?? 0) > 1
  const chosenId = several ? progress.attempt.childId : undefined
  const ofChild = assessments.items.filter(({ childId }) => chosenId === undefined || childId === chosenId || childId === null)
  const first = firstReports(assessments.items, family.items?.map(({ id }) => id) ?? [], ofChild)
  const newest = ofChild[0]
  const nameOfId = (childId: string | null | undefined) => {
    const child = family.items?.find(({ id }) => id === childId)
    return child ? nameOf(child) : null
  }
  const isHalfway = progress.answered > 0
  // A visit within days comes before unfinished answers, and they come before every other report.
  const urgent = isHalfway ? first.filter(isUrgent) : []
  const others = first.filter((item) => !urgent.includes(item))
  const isScreeningMain = isHalfway ? urgent.length === 0 : first.length === 0
  // One card in one of three places: its key keeps its state when it moves.
  const screening = <ScreeningCard key="screening" family={family} isMain={isScreeningMain} />
  return (
    <div className="wrap dashboard">
      <PageHeading>{fill(dashboard.welcome, { name: greetingName(user) })}</PageHeading>
      <div className="dashboard__family" aria-busy={!isOpen}>
        <ChildChips items={family.items} about={progress} needsVisit={(id) => asksForVisit(assessments.items, id)} />
        {urgent.map((item, index) => (
          <NewestCard key={item.id} item={item} items={assessments.items} isMain={index === 0} />
        ))}
        {isHalfway && screening}
        {others.map((item, index) => (
          <NewestCard key={item.id} item={item} items={assessments.items} isMain={!isHalfway && index === 0} />
        ))}
        {newest && !isWaiting(newest) && <WhatIsNext item={newest} child={nameOfId(newest.childId)} />}
        {olderWaiting(ofChild).map((item) => (
          <NewestCard key={item.id} item={item} items={assessments.items} isMain={false} />
        ))}
        {first.length === 0 && !isHalfway && screening}
        {(ofChild.length > 0 || assessments.status === 'failed') && (
          <PreviousAssessments assessments={{ ...assessments, items: ofChild }} />
        )}
        <ForChild child={nameOfId(chosenId ?? newest?.childId)} />
        {first.length > 0 && !isHalfway && screening}
        <div>
          <Fold id="about" summary={dashboard.about_title}>
            <AboutScreening />
          </Fold>
          <Fold id="games" summary={dashboard.games} onToggle={(isNow) => isNow && setGames(true)}>
            {games && <MyGames />}
          </Fold>
          <Fold id="data" summary={dashboard.data_title}>
            <YourDataCard />
          </Fold>
          <Fold id="comfort" summary={useSiteWords().comfort_settings} onToggle={(isNow) => isNow && setComfort(true)}>
            {comfort && <ComfortHere />}
          </Fold>
        </div>
        <SignOut isShown={isOpen} />
      </div>
    </div>
  )
}

/** What a child can do here now; an only child is named after its first report. */
function ForChild({ child }: { child: string | null }) {
  const { language } = useLanguage()
  const dashboard = dashboardWords.use()
  return (
    <div className="for-child">
      {child !== null && <h2>{fill(dashboard.for_child, { child })}</h2>}
      <ul>
        {pageExists('/talk') && (
          <li>
            <a href="/talk">{dashboard.talk_board}</a>
          </li>
        )}
        <li>
          <a href={hrefFor('/games', language)}>{dashboard.play_games}</a>
        </li>
        <li>
          <a href={hrefFor('/blogs', language)}>{dashboard.read_articles}</a>
        </li>
      </ul>
    </div>
  )
}

/** The first word of the name from sign-up, otherwise the beginning of the email. */
export function greetingName(user: Person | null): string {
  return user?.name?.trim().split(/\s+/)[0] || displayName(user?.email ?? '')
}

/** The part of the email before the at sign; if there is none, the email itself. */
function displayName(email: string): string {
  return email.split('@')[0] || email
}

/** The link from the dashboard to the page of your data. */
function YourDataCard() {
  const dashboard = dashboardWords.use()
  return (
    <Card title={dashboard.data_title}>
      <p className="your-data-card__lead">{dashboard.data_lead}</p>
      <LinkButton kind="second" size="small" href="/account">
        {dashboard.data_open}
      </LinkButton>
    </Card>
  )
}
