import { useState } from 'react'
import { fill } from '@ankur/content'
import { useAuth } from '../accounts/index.ts'
import { lazyPart } from '../platform/lazy-part.tsx'
import { PageHeading, useTitle } from '../platform/page.tsx'
import { useAfter } from '../platform/use-after.ts'
import { Card } from '../ui/card/card.tsx'
import { Details } from '../ui/details/details.tsx'
import { useChildren } from '../children/index.ts'
import { dashboardWords } from './dashboard-words.ts'
import { AboutScreening } from './about-screening.tsx'
import { displayName } from './display-name.ts'
import { DueFirst } from './due-first.tsx'
import { PreviousAssessments } from './previous-assessments.tsx'
import { ScreeningCard } from './screening-card.tsx'
import { SignOut } from './sign-out-box.tsx'
import { useAssessments } from './use-assessments.ts'
import { YourDataCard } from './your-data-card.tsx'
import './dashboard.css'

/** Fetched when it is opened, so that the page does not weigh more for it. */
const MyGames = lazyPart(() => import('../creator/index.ts').then((module) => module.loadGamesCard()))

/**
 * What the server keeps of a family decides what stands first, so that is waited for: what is pressed does not move away.
 * Not for long, since questions are also answered where there is no signal.
 */
const PATIENCE_MS = 1_000

export function DashboardPage() {
  const dashboard = dashboardWords.use()
  const { user } = useAuth()
  const family = useChildren()
  const assessments = useAssessments()
  const [games, setGames] = useState(false)
  const isKnown = assessments.status !== 'loading' && (family.items !== null || family.hasFailed)
  const isOpen = useAfter(PATIENCE_MS) || isKnown
  useTitle(dashboard.title)
  return (
    <div className="wrap dashboard">
      <div className="dashboard__top">
        <div>
          <PageHeading>{fill(dashboard.welcome, { name: displayName(user?.email ?? '') })}</PageHeading>
          <p className="muted">{dashboard.signed_in_here}</p>
        </div>
        <SignOut />
      </div>
      <div className="dashboard__family" aria-busy={!isOpen}>
        <DueFirst items={assessments.items} />
        <ScreeningCard family={family} />
        <div className="dashboard__columns">
          <div>
            <PreviousAssessments assessments={assessments} />
            <Card className="dashboard__games">
              <Details summary={dashboard.games} onOpen={() => setGames(true)}>
                {games && <MyGames />}
              </Details>
            </Card>
          </div>
          <div className="dashboard__side">
            <AboutScreening />
            <YourDataCard />
          </div>
        </div>
      </div>
    </div>
  )
}
