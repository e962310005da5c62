import { fill } from '@ankur/content'
import { PageHeading, useTitle } from '../platform/page.tsx'
import { dashboardWords } from './dashboard-words.ts'
import { AboutScreening } from './about-screening.tsx'
import { useAuth } from './auth-provider.tsx'
import { displayName } from './display-name.ts'
import { PreviousAssessments } from './previous-assessments.tsx'
import { ScreeningCard } from './screening-card.tsx'
import { SignOut } from './sign-out-box.tsx'
import { YourDataCard } from './your-data-card.tsx'
import './dashboard.css'

export function DashboardPage() {
  const dashboard = dashboardWords.use()
  const { user } = useAuth()
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
        <PreviousAssessments />
        <div className="dashboard__side">
          <AboutScreening />
          <YourDataCard />
        </div>
      </div>
    </div>
  )
}
