import { useState } from 'react'
import { fill } from '@ankur/content'
import { useAuth } from '../accounts/index.ts'
import { lazyPart } from '../platform/lazy-part.tsx'
import { PageHeading, useTitle } from '../platform/page.tsx'
import { Card } from '../ui/card/card.tsx'
import { Details } from '../ui/details/details.tsx'
import { dashboardWords } from './dashboard-words.ts'
import { AboutScreening } from './about-screening.tsx'
import { displayName } from './display-name.ts'
import { PreviousAssessments } from './previous-assessments.tsx'
import { ScreeningCard } from './screening-card.tsx'
import { SignOut } from './sign-out-box.tsx'
import { YourDataCard } from './your-data-card.tsx'
import './dashboard.css'

/** Fetched when it is opened, so that the page does not weigh more for it. */
const MyGames = lazyPart(() => import('../creator/index.ts').then((module) => module.loadGamesCard()))

export function DashboardPage() {
  const dashboard = dashboardWords.use()
  const { user } = useAuth()
  const [games, setGames] = useState(false)
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
      <ScreeningCard />
      <div className="dashboard__columns">
        <div>
          <PreviousAssessments />
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
  )
}
