import { useWords } from '../platform/language.tsx'
import { PageHeading } from '../platform/frame/page.tsx'
import { LinkButton } from '../ui/button/button.tsx'

/** For an unknown id, or another user's summary: the page cannot and need not distinguish them. */
export function NotHere() {
  const { screening } = useWords()
  return (
    <div className="wrap results">
      <PageHeading>{screening.not_here_title}</PageHeading>
      <p className="results__waiting">{screening.not_here_text}</p>
      <LinkButton href="/dashboard">{screening.back_to_dashboard}</LinkButton>
    </div>
  )
}
